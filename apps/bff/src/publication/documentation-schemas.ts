export type Node = Record<string, unknown>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const text = (value: unknown): string =>
  String(value ?? '').replaceAll(/[&<>"]/g, sign => ENTITIES[sign] ?? sign);

export const prose = (value: unknown): string => text(value).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const LIMITS: readonly (readonly [string, string])[] = [
  ['minimum', 'de'],
  ['maximum', 'até'],
  ['minLength', 'mínimo de letras'],
  ['maxLength', 'máximo de letras'],
  ['maxItems', 'máximo de itens'],
  ['pattern', 'forma'],
];

export function schemaText(schema: Node | undefined): string {
  if (!schema) return '';
  if (typeof schema.$ref === 'string') {
    const name = text(schema.$ref.split('/').at(-1));
    return `<a href="#esquema-${name}">${name}</a>`;
  }
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map(part => schemaText(part as Node)).join(' ou ');
  if (Array.isArray(schema.allOf)) return schema.allOf.map(part => schemaText(part as Node)).join(' e ');
  if (schema.type === 'array') return `lista de ${schemaText(schema.items as Node)}`;
  if (Array.isArray(schema.enum)) return schema.enum.map(text).join(' | ');
  return text([schema.format ?? schema.type ?? 'objeto'].flat().join(' ou '));
}

function limits(schema: Node): string {
  return LIMITS.filter(([key]) => schema[key] !== undefined)
    .map(([key, word]) => `${word} <code>${text(schema[key])}</code>`)
    .join(', ');
}

function rows(schema: Node): string {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, Node>)
    .map(
      ([name, property]) =>
        `<tr><td><code>${text(name)}</code>${required.includes(name) ? ' *' : ''}</td><td>${schemaText(property)}</td><td>${[prose(property.description), limits(property)].filter(Boolean).join('; ')}</td></tr>`,
    )
    .join('');
}

function body(schema: Node): string {
  const parts = (schema.allOf as Node[] | undefined) ?? [schema];
  return parts
    .map(part => {
      const table = rows(part);
      if (table) return `<table><tr><th>Campo</th><th>Tipo</th><th>O que é</th></tr>${table}</table>`;
      return `<p>${[schemaText(part), limits(part)].filter(Boolean).join(', ')}</p>`;
    })
    .join('');
}

export function schemasSection(schemas: Record<string, Node>): string {
  const each = Object.entries(schemas)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, schema]) =>
        `<details id="esquema-${text(name)}"><summary><code>${text(name)}</code> <span>${prose(schema.description)}</span></summary>${body(schema)}</details>`,
    );
  return `<section id="estruturas"><h2>Estruturas</h2><p>Campos com * vêm sempre.</p>${each.join('\n')}</section>`;
}
