import type { CSSProperties } from 'react';
import { PALETTE } from '../../../images/index.ts';

/**
 * Styles of emails. All are inline, because several mail programs remove styles in the head. Text is spaced by margins,
 * because Outlook for Windows supports padding only on table cells.
 */
export const FONT_FAMILY = "'Public Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

const text: CSSProperties = { fontFamily: FONT_FAMILY, color: PALETTE.ink, margin: 0 };

export const EMAIL_STYLES = {
  body: { backgroundColor: '#efece5', margin: 0, padding: '24px 0', fontFamily: FONT_FAMILY },
  card: {
    width: '600px',
    maxWidth: '600px',
    backgroundColor: PALETTE.surface,
    border: `1px solid ${PALETTE.line}`,
    borderRadius: '10px',
  },
  inner: { padding: '32px' },
  eyebrow: { ...text, fontSize: '13px', lineHeight: '20px', fontWeight: 700, color: PALETTE.muted },
  name: { ...text, fontSize: '28px', lineHeight: '34px', fontWeight: 800, margin: '0 0 6px' },
  title: { ...text, fontSize: '18px', lineHeight: '24px', fontWeight: 700, margin: '0 0 6px' },
  lead: { ...text, fontSize: '17px', lineHeight: '26px', margin: '0 0 6px' },
  sentence: { ...text, fontSize: '15px', lineHeight: '23px', margin: '0 0 6px' },
  caption: { ...text, fontSize: '14px', lineHeight: '20px', fontWeight: 700, margin: '14px 0 6px' },
  note: {
    ...text,
    fontSize: '13px',
    lineHeight: '20px',
    color: PALETTE.muted,
    margin: '0 0 4px',
  },
  link: { color: PALETTE.accent, textDecoration: 'none', fontFamily: FONT_FAMILY },
  /** Underlined, because color alone does not distinguish a link within text. */
  linkInText: { color: PALETTE.accent, textDecoration: 'underline', fontFamily: FONT_FAMILY },
  linkLine: { ...text, fontSize: '15px', lineHeight: '24px', margin: '12px 0 0' },
  rule: { border: 'none', borderTop: `1px solid ${PALETTE.line}`, margin: '24px 0' },
  head: {
    ...text,
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: 600,
    color: PALETTE.muted,
    padding: '8px 10px',
    borderBottom: `1px solid ${PALETTE.line}`,
  },
  cell: {
    ...text,
    fontSize: '15px',
    lineHeight: '22px',
    padding: '8px 10px',
    borderBottom: `1px solid ${PALETTE.line}`,
  },
  highlighted: { backgroundColor: '#e3efed', fontWeight: 700 },
  button: {
    backgroundColor: PALETTE.accent,
    color: '#ffffff',
    fontFamily: FONT_FAMILY,
    fontSize: '15px',
    fontWeight: 700,
    padding: '10px 14px',
    borderRadius: '6px',
    textDecoration: 'none',
  },
  sample: {
    ...text,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 700,
    color: PALETTE.noticeText,
    backgroundColor: PALETTE.noticeBackground,
    border: `1px solid ${PALETTE.noticeLine}`,
    borderRadius: '6px',
    padding: '6px 12px',
    margin: '8px 0 18px',
  },
  picture: {
    display: 'block',
    width: '100%',
    maxWidth: '536px',
    height: 'auto',
    borderRadius: '8px',
  },
} as const satisfies Record<string, CSSProperties>;

/** For mail programs with a dark mode; charts remain light. */
export const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:620px){.card{width:100%!important}.inner{padding:20px!important}}
@media (prefers-color-scheme:dark){
body,.ground,.ground td{background-color:#0f151a!important}
.card,.card td{background-color:#171f26!important}
.card{border-color:#2c3740!important}
.ink,.ink td,.ink th{color:#e9eef2!important}
.muted{color:#a3b0ba!important}
.link{color:#6fc7c4!important}
.line{border-color:#2c3740!important}
.card .own{background-color:#1d3a3b!important}
.note{background-color:#3a2f12!important;color:#f2dda6!important;border-color:#5c4a1c!important}
.button{background-color:#6fc7c4!important;color:#0f151a!important}
}`;
