import { masked } from './mask.ts';
import { type Field, Unreadable } from './record.model.ts';
import { typedOf } from './typed.ts';

export function textOf(field: Field, value: unknown): string {
  if (value instanceof Unreadable) return value.text;
  if (value === null || value === undefined || value === '') return '—';
  if (field.kind === 'custom') return field.text(value);
  if (field.kind === 'switch') return value === true || value === 'true' ? (field.on ?? 'Sim') : (field.off ?? 'Não');
  if (field.kind === 'masked') return masked(field.mask, String(value));
  if (field.kind === 'select') {
    return field.options.find(option => String(option.value) === String(value))?.label ?? String(value);
  }
  if (field.kind === 'money') return `R$ ${typedOf(field)?.write(Number(value)) ?? value}`;
  if (field.kind === 'integer') return `${value}${field.unit ? ` ${field.unit}` : ''}`;
  if (Array.isArray(value)) return value.join(', ');
  return typedOf(field)?.write(value) ?? String(value);
}
