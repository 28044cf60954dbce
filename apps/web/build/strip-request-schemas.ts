import type { Plugin } from 'vite';

/** Only the server validates requests: to the browser these schemas are types. */
const REQUEST_SCHEMAS = ['params', 'query', 'body'];

/** Leaves the schemas of requests out of the route contracts, and so out of the browser's code. */
export function stripRequestSchemas(): Plugin {
  return {
    name: 'townlight-strip-request-schemas',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contract\/src\//, code: 'defineRoute(' },
      handler(code) {
        let stripped = code;
        // from the end, so that earlier positions stay valid
        for (const statement of this.parse(code).body.toReversed()) {
          if (statement.type !== 'ExportNamedDeclaration') continue;
          if (statement.declaration?.type !== 'VariableDeclaration') continue;
          const call = statement.declaration.declarations[0]?.init;
          if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue;
          const [contract] = call.arguments;
          if (call.callee.name !== 'defineRoute' || contract?.type !== 'ObjectExpression') continue;
          const fields = contract.properties
            .filter(
              (field) =>
                field.type !== 'Property' ||
                field.key.type !== 'Identifier' ||
                !REQUEST_SCHEMAS.includes(field.key.name),
            )
            .map(({ start, end }) => code.slice(start, end));
          stripped = `${stripped.slice(0, call.start)}{ ${fields.join(', ')} }${stripped.slice(call.end)}`;
        }
        return { code: stripped, map: null };
      },
    },
  };
}
