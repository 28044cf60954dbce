import { applyCategoryChange, type CategoryChange } from '@townlight/domain/bundles';
import { expect, it } from 'vitest';
import { inTransaction } from '../../platform/database/transaction.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { applyCountyCategoryChanges } from './commands.ts';
import { type SeedCategories, seedCategories } from './store/seed-categories.ts';
import { saveCategoryDraft } from './tool/save-category-draft.ts';

const began: SeedCategories = {
  bigBundles: [{ name: 'Violent Crime' }],
  smallBundles: [
    { name: 'Assault', bigBundles: ['Violent Crime'] },
    { name: 'Threats', bigBundles: ['Violent Crime'] },
  ],
  nicknames: [
    { name: 'Battery', smallBundle: 'Assault' },
    { name: 'Threat', smallBundle: 'Assault' },
  ],
  descriptions: [
    { agency: 'lapd', code: '624', name: 'BATTERY', nickname: 'Battery' },
    { agency: 'lapd', code: '930', name: 'CRIMINAL THREATS', nickname: 'Battery' },
  ],
};

/** The categories of a later version of the county. */
const later: SeedCategories = {
  bigBundles: [{ name: 'Violent Crime' }, { name: 'Other Crimes Against Persons' }],
  smallBundles: [
    { name: 'Assault', bigBundles: ['Violent Crime'] },
    { name: 'Threats', bigBundles: ['Other Crimes Against Persons'] },
  ],
  nicknames: [
    { name: 'Battery', smallBundle: 'Assault' },
    { name: 'Threat', smallBundle: 'Threats' },
  ],
  descriptions: [
    { agency: 'lapd', code: '624', name: 'BATTERY', nickname: 'Battery' },
    { agency: 'lapd', code: '763', name: 'STALKING', nickname: 'Threat' },
    { agency: 'lapd', code: '930', name: 'CRIMINAL THREATS', nickname: 'Threat' },
  ],
};

describeOnStore('the county’s categories in an installation that has some', (open) => {
  it('are adopted where staff changed nothing, as a save recorded in the history', async () => {
    const { pool } = await open();
    const nicknames = async () =>
      (await pool.query('select code, nickname from crime_code order by code')).rows;
    const plant = (seed: SeedCategories) =>
      inTransaction(pool, (client) => seedCategories(client, seed));
    await plant(began);
    await edit({
      table: 'small',
      action: 'change',
      name: 'Threats',
      newName: 'Threats of All Kinds',
    });

    // a later version starts: it adds the new code and changes nothing else
    await plant(later);
    expect(await nicknames()).toEqual([
      { code: '624', nickname: 'Battery' },
      { code: '763', nickname: 'Threat' },
      { code: '930', nickname: 'Battery' },
    ]);

    const { saved, changes } = await applyCountyCategoryChanges(pool, later);
    // the new category and the code, but not the renamed type nor a move into it
    expect(changes).toBe(2);
    expect((await nicknames())[2]).toEqual({ code: '930', nickname: 'Threat' });
    const { rows } = await pool.query('select id, by from bundle_change order by id desc limit 1');
    expect(rows).toEqual([{ id: saved, by: 'command line' }]);
    const small = await pool.query('select name from small_bundle order by name');
    expect(small.rows.map(({ name }) => name)).toEqual(['Assault', 'Threats of All Kinds']);
    expect(await applyCountyCategoryChanges(pool, later)).toEqual({ saved: null, changes: 0 });

    async function edit(change: CategoryChange) {
      const by = { id: '1', email: 'ana@example.org', role: 'editor' } as const;
      await saveCategoryDraft(pool, { by, kind: 'save' }, (draft) =>
        applyCategoryChange(draft, change),
      );
    }
  });
});
