import Button from '@mui/material/Button';
import { useState } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { DraftNames } from '../model/draft-names.ts';
import { RowNameField } from './RowNameField.tsx';
import { ToolDialog } from './ToolDialog.tsx';

/** Assigns one nickname, or none, to all selected descriptions; an unsaved edit like any other. */
export function AssignNicknameDialog(props: {
  count: number;
  names: DraftNames;
  onClose: () => void;
  onAssign: (nickname: string | null) => void;
}) {
  const text = useText();
  const [nickname, setNickname] = useState<string | null>(null);
  return (
    <ToolDialog
      title="bundles.assign"
      values={{ count: props.count }}
      onClose={props.onClose}
      onSubmit={() => props.onAssign(nickname)}
      buttons={
        <>
          <Button onClick={props.onClose}>
            <Text id="bundles.cancel" />
          </Button>
          <Button type="submit" variant="contained">
            <Text id={nickname === null ? 'bundles.assignNone' : 'bundles.assignNow'} />
          </Button>
        </>
      }
    >
      <RowNameField
        label={text('bundles.nickname')}
        of="nicknames"
        names={props.names}
        value={nickname}
        onChange={setNickname}
      />
    </ToolDialog>
  );
}
