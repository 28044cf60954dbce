// The health check of a container: succeeds while the server answers with figures.
const port = process.env.PORT || 8080;
const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(ready ? 0 : 1);
