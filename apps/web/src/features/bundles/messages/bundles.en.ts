/** The texts of the Bundle Tool and of Crime Description Bundling in English; these pages fetch them. */
export const bundlesEn = {
  'bundles.title': 'Bundle Tool', // spec 2
  'bundles.bundling': 'Crime Description Bundling', // spec 2
  'bundles.bundlingText':
    'How each official description of the police is counted: its nickname, its small bundle and its big bundle.',
  'bundles.tabs': 'Tables',
  // spec 2
  'bundles.tab.big': 'Big Bundles',
  'bundles.tab.small': 'Small Bundles',
  'bundles.tab.nicknames': 'Nicknames',
  'bundles.tab.crime_descriptions': 'Crime Description Mappings',
  'bundles.changedRows': '{count, number} changed',

  // Columns
  'bundles.name': 'Name',
  'bundles.description': 'Description',
  'bundles.nickname': 'Nickname',
  'bundles.smallBundle': 'Small Bundle',
  'bundles.bigBundle': 'Big Bundle',
  'bundles.bigBundles': 'Big Bundles',
  'bundles.smallBundles': 'Small Bundles',
  'bundles.nicknames': 'Nicknames',
  'bundles.descriptions': 'Descriptions',
  'bundles.agency': 'Agency',
  'bundles.code': 'Code',
  'bundles.records': 'Records',

  // Cells
  'bundles.was': 'changed, was {was}',
  'bundles.wasNone': 'changed, was empty',
  'bundles.noName': 'No name',
  'bundles.needsOne': 'Needs a category',
  'bundles.alsoChanged': 'someone else saved {theirs}',
  'bundles.clear': 'Clear',
  'bundles.openList': 'Open the list',
  'bundles.closeList': 'Close the list',
  'bundles.noneSuch': 'Nothing by that name',
  'bundles.noRows': 'No rows to show',

  // Above a table
  'bundles.search.big': 'Search big bundles',
  'bundles.search.small': 'Search small bundles',
  'bundles.search.nicknames': 'Search nicknames',
  'bundles.search.crime_descriptions': 'Search descriptions',
  'bundles.allAgencies': 'All',
  'bundles.needsCategory': 'Needs a category',
  'bundles.recordsWait': '{count, plural, one {# record waiting} other {# records waiting}}',
  'bundles.add.big': 'Add a big bundle',
  'bundles.add.small': 'Add a small bundle',
  'bundles.add.nicknames': 'Add a nickname',
  'bundles.addNow': 'Add',
  'bundles.deleteSelected': 'Delete {count, number} selected',
  'bundles.assign':
    '{count, plural, one {Set the nickname of # row} other {Set the nickname of # rows}}',
  'bundles.assignNow': 'Set the nickname',
  'bundles.assignNone': 'Take the nickname away',

  // Unsaved changes
  'bundles.unsaved':
    '{count, plural, =0 {Everything is saved.} one {# change not saved.} other {# changes not saved.}}',
  'bundles.wouldMove':
    'Saving would move {records, plural, =0 {no records} one {# record} other {# records}} to other categories{ranks, plural, =0 {} one { and change # rank} other { and change # ranks}}{more, select, yes { or more} other {}}.',
  'bundles.seeChanges': 'See what changes',
  'bundles.save': '{count, plural, =0 {Save} one {Save # change} other {Save # changes}}',
  'bundles.undo': 'Undo',
  'bundles.undoLast': 'Undo last save',
  'bundles.nothingToUndo': 'There is no save of yours to undo.',
  'bundles.changes': '{count, plural, one {# change not saved} other {# changes not saved}}',
  'bundles.takeBack': 'Take back',
  'bundles.discard': '{count, plural, one {Discard it} other {Discard all #}}',
  'bundles.renamed': 'What the new names affect',
  'bundles.renamedPage': 'Its page gets a new address; the old one redirects to it.',
  'bundles.effect': 'What saving would change',
  'bundles.noEffect': 'No record moves to another category, and no rank changes.',
  'bundles.moves': 'Records that would move',
  'bundles.from': 'From',
  'bundles.to': 'To',
  'bundles.noCategory': 'no category',
  'bundles.ranks': 'Ranks that would change most',
  'bundles.rank':
    '{name}: rank {before, number} to {after, number} in {category}, {months, plural, one {last month} other {last # months}}',

  // Dependents of a row
  'bundles.heldByNone': '“{name}”: nothing depends on it.',
  'bundles.heldBy.big':
    '“{name}”: {count, plural, one {# small bundle} other {# small bundles}} ({rows}), {records, plural, one {# record} other {# records}}.',
  'bundles.heldBy.small':
    '“{name}”: {count, plural, one {# nickname} other {# nicknames}} ({rows}), {records, plural, one {# record} other {# records}}.',
  'bundles.heldBy.nicknames':
    '“{name}”: {count, plural, one {# description} other {# descriptions}} ({rows}), {records, plural, one {# record} other {# records}}.',
  'bundles.more': '{count, number} more',
  'bundles.delete.big': '{count, plural, one {Delete a big bundle} other {Delete # big bundles}}',
  'bundles.delete.small':
    '{count, plural, one {Delete a small bundle} other {Delete # small bundles}}',
  'bundles.delete.nicknames': '{count, plural, one {Delete a nickname} other {Delete # nicknames}}',
  'bundles.delete.inUse':
    'Anything in use can be deleted only if you choose where its contents go.',
  'bundles.delete.moveTo': 'Move the contents to',
  'bundles.delete.page':
    'A small bundle’s page is deleted with it, and links to that page stop working. Newsletters and bookmarks may contain those links.',
  'bundles.deleteNow': '{count, plural, one {Delete it} other {Delete all #}}',

  // Two editors
  'bundles.conflicts': '{count, plural, one {# change to choose} other {# changes to choose}}',
  'bundles.conflictsText':
    'Someone else saved these while you were editing. Nothing of yours is lost: choose for each which one stays, then save.',
  'bundles.before': 'Before: {was}',
  'bundles.keepMine': 'Keep mine',
  'bundles.takeTheirs': 'Take theirs',
  'bundles.gone':
    'Someone else renamed or deleted this row. What you typed: {yours}. It cannot be saved here anymore.',
  'bundles.letGo': 'Drop my change',
  'bundles.later': 'Choose later',

  // History
  'bundles.history': 'History',
  'bundles.noHistory': 'Nothing has been changed yet.',
  'bundles.older': 'Older changes',
  'bundles.kind.save': '{count, plural, one {# row saved} other {# rows saved}}',
  'bundles.kind.undo': '{count, plural, one {# row undone} other {# rows undone}}',
  'bundles.kind.restore':
    '{count, plural, one {# row restored by a rollback} other {# rows restored by a rollback}}',
  'bundles.kind.import': '{count, plural, one {# row imported} other {# rows imported}}',
  'bundles.undone': 'undone since',
  'bundles.restore': 'Roll back to here',
  'bundles.moreRows': '{count, plural, one {# more row} other {# more rows}}',
  'bundles.one.big': 'big bundle',
  'bundles.one.small': 'small bundle',
  'bundles.one.nicknames': 'nickname',
  'bundles.one.crime_descriptions': 'description',
  'bundles.rowAdded': 'added {row} “{name}”',
  'bundles.rowDeleted': 'deleted {row} “{name}”',
  'bundles.rowChanged': 'changed {row} “{name}”:',

  // Files
  'bundles.files': 'Import or export',
  'bundles.exportText': 'The whole scheme: bundles, nicknames and mappings, in one file.',
  'bundles.exportCsv': 'Export as CSV',
  'bundles.exportJson': 'Export as JSON',
  'bundles.importText':
    'Import a file. You see what it would change before anything is saved; descriptions that are not in it stay as they are.',
  'bundles.importSignIn': 'Sign in to import a file.',
  'bundles.chooseFile': 'Choose a file',
  'bundles.importNothing': 'The file matches what is already here. There is nothing to import.',
  'bundles.importWould':
    '{count, plural, one {The file would change # row.} other {The file would change # rows.}}',
  'bundles.importTable':
    '{table}: {added, number} added, {changed, number} changed, {deleted, number} deleted',
  'bundles.importRows': 'Rows',
  'bundles.importNow': '{count, plural, one {Import # row} other {Import # rows}}',

  // Server messages, translated for pages in another language than the server's
  'bundles.told.saved': 'Your changes were saved.',
  'bundles.told.added': '“{name}” was added.',
  'bundles.told.deleted': '“{name}” was deleted.',
  'bundles.told.undone': 'The change was undone.',
  'bundles.told.restored': 'The categories are as they were then.',
  'bundles.told.imported': 'The file was imported.',
  'bundles.told.unchanged': 'Nothing needed to change.',
  'bundles.refused.unknown':
    'One of the names is not in the tables. Reload the page and look again.',
  'bundles.refused.blank': 'The name is empty. Enter one.',
  'bundles.refused.too-long': 'The name is too long. Shorten it.',
  'bundles.refused.characters':
    'A name needs a letter from A to Z or a digit, and no invisible characters. Type it again.',
  'bundles.refused.ambiguous':
    'Several descriptions have this name. Say which by agency and code: {rows}.',
  'bundles.refused.duplicate':
    'Another row has this name, or its page would have the same address. Choose another name.',
  'bundles.refused.in-use': 'It is in use by: {rows}. Move those first.',
  'bundles.refused.changed':
    'Someone else changed this row after you opened it. Nothing was saved.',
  'bundles.refused.in-the-way':
    'This cannot be undone yet because of later changes. Undo those first; nothing was saved.',

  'bundles.cancel': 'Cancel',
  'bundles.close': 'Close',
  'bundles.notLoaded': 'The categories could not be loaded.',
  'bundles.notReached': 'The server could not be reached. Nothing you typed is lost.',
  'bundles.signInWhy': 'Only staff can make changes. What you typed stays here while you sign in.',
} as const;
