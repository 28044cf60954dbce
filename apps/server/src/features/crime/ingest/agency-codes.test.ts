import { crimeSources } from '@townlight/county-los-angeles';
import { expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { AgencyCodes } from './agency-codes.ts';

const { codeClasses = [] } = crimeSources.sources.lasd;

describeOnStore('a code that no list of its agency names', (open) => {
  it('gets the nickname of its number’s class, if staff have not deleted that nickname', async () => {
    const { pool } = await open();
    await pool.query("insert into nickname (name) values ('Gambling')");
    await inTransaction(pool, async (client) => {
      const codes = await AgencyCodes.load(client, 'lasd', codeClasses);
      await codes.add(client, '231', 'GAMBLING: BOOKMAKING');
      // The class of this code is known too, but staff deleted or renamed its nickname.
      await codes.add(client, '202', 'DRUNK: OTHER');
      await codes.add(client, '14', 'CRIMINAL HOMICIDE: OTHER');
    });
    await inTransaction(pool, async (client) => {
      const codes = await AgencyCodes.load(client, 'vernon-pd', []);
      await codes.add(client, '231', 'LARCENY');
    });
    const { rows } = await pool.query(
      'select agency, code, nickname from crime_code order by agency, code',
    );
    expect(rows).toEqual([
      { agency: 'lasd', code: '14', nickname: null },
      { agency: 'lasd', code: '202', nickname: null },
      { agency: 'lasd', code: '231', nickname: 'Gambling' },
      { agency: 'vernon-pd', code: '231', nickname: null },
    ]);
  });
});
