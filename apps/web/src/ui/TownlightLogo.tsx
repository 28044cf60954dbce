/** The logo: three layers of hills in the evening, a teal sky and two rows of lit land. */
export function TownlightLogo() {
  return (
    <svg
      width="1.375rem"
      height="1.375rem"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <rect x="1" y="1" width="22" height="22" rx="6" fill="#0b6a6f" />
      <path
        d="M1 12.500 8 7.500l5 3.500 10-6.500V17a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z"
        fill="#cf6417"
      />
      <path
        d="M1 17.200 7.500 13l5.500 4.200L23 11v6a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z"
        fill="#f6b26b"
      />
    </svg>
  );
}
