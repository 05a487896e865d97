import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ErrorObject } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { schemaErrors } from './schema-errors.table.ts';

type Node = Record<string, unknown>;
type Parameter = { name: string; in: string; required?: boolean; schema: Node };
type Response = { content?: Record<string, { schema?: Node }> };
type Operation = {
  operationId?: string;
  parameters?: Node[];
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, Response>;
};
export type OpenApiDocument = { paths: Record<string, Node>; components: Record<string, unknown> };
type Part = 'body' | 'query' | 'path';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

function newAjv(coerceTypes: boolean, document: OpenApiDocument): Ajv2020 {
  const ajv = new Ajv2020({ coerceTypes, useDefaults: true, allErrors: true, strict: false });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'contract', components: document.components });
  return ajv;
}

/** Compiled from the contract's own schemas when first asked for, so nothing is described twice. */
export class ContractValidators {
  private readonly operations = new Map<string, { operation: Operation; parameters: Parameter[] }>();
  private readonly compiled = new Map<string, ValidateFunction>();
  private readonly strict: Ajv2020;
  private readonly coercing: Ajv2020;

  constructor(private readonly document: OpenApiDocument) {
    this.strict = newAjv(false, document);
    this.coercing = newAjv(true, document);
    for (const item of Object.values(document.paths)) {
      for (const method of METHODS) {
        const operation = item[method] as Operation | undefined;
        if (!operation?.operationId) continue;
        const own = [...((item.parameters as Node[]) ?? []), ...(operation.parameters ?? [])];
        const parameters = own.map(node => this.resolve(node) as unknown as Parameter);
        this.operations.set(operation.operationId, { operation, parameters });
      }
    }
  }

  has(operationId: string): boolean {
    return this.operations.has(operationId);
  }

  body(operationId: string): StandardSchemaV1 | undefined {
    const schema = this.find(operationId).operation.requestBody?.content['application/json']?.schema;
    return schema && standardSchema(() => this.compile(`${operationId} body`, () => schema, this.strict), []);
  }

  query(operationId: string): StandardSchemaV1 {
    return standardSchema(() => this.parameters(operationId, 'query'), ['query']);
  }

  path(operationId: string): StandardSchemaV1 {
    return standardSchema(() => this.parameters(operationId, 'path'), ['path']);
  }

  /** Empty when the answer meets the contract. An undeclared status or field is wrong. */
  response(operationId: string, status: number, contentType: string | undefined, body: unknown): string[] {
    const found = this.find(operationId).operation.responses[String(status)];
    if (!found) return [`${operationId}: status ${status} is not declared`];
    const { content } = this.resolve(found as Node) as unknown as Response;
    const type = contentType?.split(';')[0]?.trim() ?? '';
    if (!content) return type && body ? [`${operationId}: ${status} declares no content`] : [];
    const media = content[type];
    if (!media) return [`${operationId}: ${status} does not declare ${type || 'an empty answer'}`];
    if (!media.schema || !type.endsWith('json')) return [];
    const { schema } = media;
    // Most are the same problem: a schema that only refers is known by what it refers to.
    const key = typeof schema.$ref === 'string' ? `answer ${schema.$ref}` : `${operationId} ${status} ${type}`;
    const validate = this.compile(key, () => closed(schema, this.document), this.strict);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      e => `${operationId} ${status}: ${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`,
    );
  }

  private parameters(operationId: string, part: Exclude<Part, 'body'>): ValidateFunction {
    const key = `${operationId} ${part}`;
    const known = this.compiled.get(key);
    if (known) return known;
    const own = this.find(operationId).parameters.filter(parameter => parameter.in === part);
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: own.filter(parameter => parameter.required).map(parameter => parameter.name),
      properties: Object.fromEntries(own.map(parameter => [parameter.name, parameter.schema])),
    };
    return this.compile(key, () => schema, this.coercing);
  }

  private find(operationId: string): { operation: Operation; parameters: Parameter[] } {
    const found = this.operations.get(operationId);
    if (!found) throw new Error(`the contract has no operation ${operationId}`);
    return found;
  }

  private resolve(node: Node): Node {
    if (typeof node.$ref !== 'string') return node;
    return node.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((at, key) => (at as Node)[key], this.document) as Node;
  }

  private compile(key: string, schema: () => Node, ajv: Ajv2020): ValidateFunction {
    const known = this.compiled.get(key);
    if (known) return known;
    const validate = ajv.compile(rewriteRefs(schema()) as Node);
    this.compiled.set(key, validate);
    return validate;
  }
}

function segments(error: ErrorObject): string[] {
  const path = error.instancePath.split('/').slice(1);
  const named = error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty;
  return named === undefined ? path : [...path, String(named)];
}

/**
 * An Ajv validator as a Standard Schema, for Nest's StandardSchemaValidationPipe. Issues carry the path under `root`. `compiled`
 * is called at the first value: compiling every operation's schemas takes half a second of each start.
 */
function standardSchema(compiled: () => ValidateFunction, root: readonly string[]): StandardSchemaV1 {
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

function rewriteRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewriteRefs);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string' ? [key, value.replace(/^#/, 'contract#')] : [key, rewriteRefs(value)],
    ),
  );
}

/**
 * Expands references and closes every object of an answer, so that a field nobody described is an error. Requests say
 * `additionalProperties: false` themselves where they mean it.
 */
function closed(node: unknown, document: OpenApiDocument): Node {
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref, ...rest } = value as Node;
    if (typeof $ref === 'string') {
      const target = $ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, key) => (at as Node)[key], document);
      return expand({ ...(target as Node), ...rest });
    }
    const copy = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, expand(member)]));
    if (Array.isArray(copy.allOf)) return mergeAllOf(copy);
    return copy.properties && copy.additionalProperties === undefined ? { ...copy, additionalProperties: false } : copy;
  };
  return expand(node) as Node;
}

function mergeAllOf(schema: Node): Node {
  const parts = schema.allOf as Node[];
  const { allOf: _, ...rest } = schema;
  return {
    ...rest,
    type: 'object',
    required: [...new Set(parts.flatMap(part => (part.required as string[]) ?? []))],
    properties: Object.assign({}, ...parts.map(part => part.properties ?? {})),
    additionalProperties: false,
  };
}
