import * as z from 'zod/mini';
import {
  addBigBundleRequest,
  addNicknameRequest,
  addSmallBundleRequest,
  bigBundleRows,
  bundleAgencies,
  bundleChangesRequest,
  bundlesSavedReply,
  changeBigBundleRequest,
  changeCrimeDescriptionRequest,
  changeNicknameRequest,
  changeSmallBundleRequest,
  crimeDescriptionRows,
  deleteBigBundleRequest,
  deleteNicknameRequest,
  deleteSmallBundleRequest,
  nicknameRows,
} from '../bundles.ts';
import { defineRoute } from '../define-route.ts';
import { rowId } from '../staff/row-id.ts';
import { bundleChangesPreview, bundleHistory, bundleHistoryQuery } from './history.ts';
import { bundleImportPreview, bundleImportRequest, bundleScheme } from './scheme.ts';

const nameParams = z.object({ name: z.string() });
const saveParams = z.object({
  id: rowId,
});

export const bigBundleRowsRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/big',
  reply: bigBundleRows,
});

export const nicknameRowsRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/nicknames',
  reply: nicknameRows,
});

export const crimeDescriptionRowsRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/crime_descriptions',
  reply: crimeDescriptionRows,
});

export const agencyDescriptionRowsRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/crime_descriptions/:agency',
  params: z.object({ agency: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: crimeDescriptionRows,
});

export const bundleAgenciesRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/agencies',
  reply: bundleAgencies,
});

export const bundleSchemeRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/scheme',
  reply: bundleScheme,
});

export const bundleSchemeCsvRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/scheme.csv',
  reply: z.string(),
});

export const addBigBundleRoute = defineRoute({
  method: 'POST',
  path: '/api/bundles/big',
  body: addBigBundleRequest,
  reply: bundlesSavedReply,
});

export const changeBigBundleRoute = defineRoute({
  method: 'PUT',
  path: '/api/bundles/big/:name',
  params: nameParams,
  body: changeBigBundleRequest,
  reply: bundlesSavedReply,
});

export const deleteBigBundleRoute = defineRoute({
  method: 'DELETE',
  path: '/api/bundles/big',
  body: deleteBigBundleRequest,
  reply: bundlesSavedReply,
});

export const addSmallBundleRoute = defineRoute({
  method: 'POST',
  path: '/api/bundles/small',
  body: addSmallBundleRequest,
  reply: bundlesSavedReply,
});

export const changeSmallBundleRoute = defineRoute({
  method: 'PUT',
  path: '/api/bundles/small/:name',
  params: nameParams,
  body: changeSmallBundleRequest,
  reply: bundlesSavedReply,
});

export const deleteSmallBundleRoute = defineRoute({
  method: 'DELETE',
  path: '/api/bundles/small',
  body: deleteSmallBundleRequest,
  reply: bundlesSavedReply,
});

export const addNicknameRoute = defineRoute({
  method: 'POST',
  path: '/api/bundles/nicknames',
  body: addNicknameRequest,
  reply: bundlesSavedReply,
});

export const changeNicknameRoute = defineRoute({
  method: 'PUT',
  path: '/api/bundles/nicknames/:name',
  params: nameParams,
  body: changeNicknameRequest,
  reply: bundlesSavedReply,
});

export const deleteNicknameRoute = defineRoute({
  method: 'DELETE',
  path: '/api/bundles/nicknames',
  body: deleteNicknameRequest,
  reply: bundlesSavedReply,
});

export const changeCrimeDescriptionRoute = defineRoute({
  method: 'PUT',
  path: '/api/bundles/crime_descriptions/:name',
  params: nameParams,
  body: changeCrimeDescriptionRequest,
  reply: bundlesSavedReply,
});

export const saveBundleChangesRoute = defineRoute({
  method: 'POST',
  path: '/api/bundles/changes',
  body: bundleChangesRequest,
  reply: bundlesSavedReply,
});

export const previewBundleChangesRoute = defineRoute({
  method: 'POST',
  path: '/api/bundles/preview',
  body: bundleChangesRequest,
  reply: bundleChangesPreview,
});

export const previewBundleSchemeRoute = defineRoute({
  method: 'POST',
  path: '/api/bundles/scheme/preview',
  body: bundleImportRequest,
  reply: bundleImportPreview,
});

export const importBundleSchemeRoute = defineRoute({
  method: 'PUT',
  path: '/api/bundles/scheme',
  body: bundleImportRequest,
  reply: bundlesSavedReply,
});

export const bundleHistoryRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/changes',
  query: bundleHistoryQuery,
  reply: bundleHistory,
});

export const undoBundleChangeRoute = defineRoute({
  method: 'POST',
  path: '/api/bundles/changes/:id/undo',
  params: saveParams,
  reply: bundlesSavedReply,
});

export const restoreBundlesRoute = defineRoute({
  method: 'POST',
  path: '/api/bundles/changes/:id/restore',
  params: saveParams,
  reply: bundlesSavedReply,
});
