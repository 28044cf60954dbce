import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  FEEDBACK_ANSWERS,
  FEEDBACK_STATES,
  type FeedbackFilter,
  type FeedbackList,
} from '@townlight/contract/feedback';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './FeedbackList.module.css';

type Name = keyof FeedbackFilter;

/** Filters the feedback list. Selections apply at once, the search text when it is submitted. */
export function FeedbackFilters(props: {
  filter: FeedbackFilter;
  kinds: FeedbackList['kinds'];
  onChange: (changed: Partial<Record<Name, string>>) => void;
}) {
  const { filter, kinds, onChange } = props;
  const text = useText();
  const intl = useIntl();
  const [searchText, setSearchText] = useState(filter.words ?? '');
  const choose = (name: Name, label: string, all: string, choices: ReactNode) => (
    <TextField
      select
      size="small"
      label={label}
      value={filter[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{all}</option>
      {choices}
    </TextField>
  );
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      type="date"
      size="small"
      label={label}
      value={filter[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <search className={styles.filters}>
      {choose(
        'state',
        text('feedbackList.state'),
        text('feedbackList.all'),
        FEEDBACK_STATES.map((state) => (
          <option key={state} value={state}>
            {text(`feedbackList.state.${state}`)}
          </option>
        )),
      )}
      {choose(
        'kind',
        text('feedbackList.page'),
        text('feedbackList.allPages'),
        kinds.map(({ kind, count }) => (
          <option key={kind} value={kind}>
            {`${kind} (${intl.formatNumber(count)})`}
          </option>
        )),
      )}
      {choose(
        'answer',
        text('feedbackList.answer'),
        text('feedbackList.allAnswers'),
        FEEDBACK_ANSWERS.map((answer) => (
          <option key={answer} value={answer}>
            {text(`feedbackList.answer.${answer}`)}
          </option>
        )),
      )}
      {day('from', text('feedbackList.from'))}
      {day('to', text('feedbackList.to'))}
      <form
        className={styles.text}
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ words: searchText.trim() });
        }}
      >
        <TextField
          type="search"
          size="small"
          label={text('feedbackList.words')}
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
          slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
        />
        <Button type="submit" variant="outlined">
          <Text id="feedbackList.search" />
        </Button>
      </form>
    </search>
  );
}
