import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { schemaErrors } from './schema-errors.table.ts';

function segments(error: ErrorObject): string[] {
  const path = error.instancePath.split('/').slice(1);
  const named = error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty;
  return named === undefined ? path : [...path, String(named)];
}

/**
 * An Ajv validator as a Standard Schema, for Nest's StandardSchemaValidationPipe. Issues carry the path under `root`. `compiled`
 * is called at the first value: compiling every operation's schemas takes half a second of each start.
 */
export function standardSchema(compiled: () => ValidateFunction, root: readonly string[]): StandardSchemaV1 {
  return {
    '~standard': {
      version: 1,
      vendor: 'alipen-contract',
      validate(value) {
        const validate = compiled();
        // Ajv coerces and fills defaults in place; nobody else uses Fastify's query object by now.
        if (validate(value)) return { value };
        const seen = new Set<string>();
        const issues = (validate.errors ?? []).flatMap(error => {
          const path = [...root, ...segments(error)];
          const key = path.join('/');
          if (seen.has(key)) return [];
          seen.add(key);
          return [{ path, message: schemaErrors[error.keyword]?.(error) ?? 'O valor não é aceito.' }];
        });
        return { issues };
      },
    },
  };
}
