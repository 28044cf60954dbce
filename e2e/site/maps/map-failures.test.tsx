import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { jsonResponse } from '../testing/transport.ts';
import { clickArea, reportOf, waitForMap } from './map-page.ts';

const isWebglSupported = vi.hoisted(() => vi.fn(() => true));
vi.mock('../../../apps/web/src/map/webgl.ts', () => ({ isWebglSupported }));

test('the table is shown when the map cannot be rendered', async () => {
  isWebglSupported.mockReturnValue(false);
  const { user } = await openPage('/map');
  expect(await screen.findByText(/This browser cannot draw the map/)).toBeVisible();
  await user.click(await screen.findByText('Hollywood', { selector: 'tbody button' }));
  await reportOf('Hollywood');
  isWebglSupported.mockReturnValue(true);
});

test('outlines that cannot be loaded are requested again', async () => {
  let isBroken = true;
  const { user } = await openPage('/map', {
    prepare: (transport) =>
      transport.answer(/^\/api\/neighborhoods\/geojson/, () =>
        isBroken ? jsonResponse({ message: 'not now', error: true }, 503) : undefined,
      ),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  await waitForMap();
  await clickArea('hollywood');
  await reportOf('Hollywood');
});
