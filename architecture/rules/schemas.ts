import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import type { Manifest } from './kubernetes.ts';
import { root } from './source.ts';

type Kubernetes = { kinds: Record<string, string>; definitions: Record<string, object> };

const folder = join(root, 'architecture/schemas');
const load = <T>(name: string): T => JSON.parse(readFileSync(join(folder, name), 'utf8'));
// In all these schemas formats are only hints, and an unknown keyword is theirs to explain.
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });

function errorsOf(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message}${params.additionalProperty ? `: ${params.additionalProperty}` : ''}`,
  );
}

let compose: ValidateFunction | undefined;

export function composeErrors(file: unknown): string[] {
  compose ??= ajv.compile(load<object>('compose.json'));
  return errorsOf(compose, file);
}

let kubernetes: Kubernetes | undefined;

export function manifestErrors(manifest: Manifest): string[] {
  if (!kubernetes) {
    kubernetes = load<Kubernetes>('kubernetes.json');
    ajv.addSchema({ $id: 'kubernetes', definitions: kubernetes.definitions });
  }
  const of = `${manifest.apiVersion} ${manifest.kind}`;
  const name = kubernetes.kinds[of];
  if (!name) return [`no schema of ${of} is kept: node architecture/schemas/take.mjs says how to add one`];
  const validate = ajv.getSchema(`kubernetes#/definitions/${name}`);
  return validate
    ? errorsOf(validate as ValidateFunction, manifest).map(error => `${of} ${manifest.metadata.name}: ${error}`)
    : [];
}
