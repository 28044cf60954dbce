import type { BundleRefusal } from '@townlight/contract/bundles';
import {
  CategoryRefusal,
  type CategoryRefusalReason,
  type CurrentRow,
} from '@townlight/domain/bundles';
import { DetailedHttpError } from '../../../platform/http/errors.ts';

const STATUS: Record<CategoryRefusalReason, 400 | 404 | 409> = {
  unknown: 404,
  blank: 400,
  'too-long': 400,
  characters: 400,
  ambiguous: 400,
  duplicate: 409,
  'in-use': 409,
  changed: 409,
  'in-the-way': 409,
};

/** Runs `work` and converts a CategoryRefusal to an HTTP error. @param index position of the change in the request */
export function withHttpRefusals<Result>(work: () => Result, index?: number): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof CategoryRefusal ? refusalOf(error, index) : error;
  }
}

function refusalOf(
  { reason, message, current, usedBy }: CategoryRefusal,
  index: number | undefined,
): DetailedHttpError {
  const details: Omit<BundleRefusal, 'message' | 'error'> = {
    reason,
    ...(index !== undefined && { index }),
    ...(current !== undefined && { current: current && toCurrentRow(current) }),
    ...(usedBy !== undefined && { used_by: [...usedBy] }),
  };
  return new DetailedHttpError(STATUS[reason], message, details);
}

function toCurrentRow(row: CurrentRow): NonNullable<BundleRefusal['current']> {
  switch (row.table) {
    case 'big':
      return { name: row.name };
    case 'small':
      return { name: row.name, big_bundles: [...row.bigBundles] };
    case 'nicknames':
      return { name: row.name, small_bundle_name: row.smallBundle };
    case 'crime_descriptions': {
      const { name, nickname, agency, code } = row;
      return { name, nickname, agency, code };
    }
  }
}
