import { parseDay } from '../ui/date.parser.ts';
import { dayText } from '../ui/date-field.component.tsx';
import { formatInteger } from '../ui/number.format.ts';
import { today } from '../ui/today.ts';
import type { Field } from './record.model.ts';

/** `read` gives undefined for text that cannot be read. */
export interface Typed {
  read: (text: string) => string | number | undefined;
  write: (value: unknown) => string;
  why: string;
  inputMode: 'numeric' | 'decimal' | 'text';
  placeholder?: string;
}

/** "1.234,56", "1234,5", "12.50" and "R$ 12" to centavos. */
export function readMoney(typed: string): number | undefined {
  const text = typed.replace(/R\$|\s/g, '');
  const parts = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(text) ?? /^(\d+)\.(\d{1,2})$/.exec(text);
  if (!parts) return undefined;
  return Number((parts[1] ?? '').replaceAll('.', '')) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

const grouped = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 });

/** "7", "0700", "7:30" and "7h30" to "07:30". */
export function readTime(typed: string): string | undefined {
  const parts = /^(\d{1,2})(?:[:h.](\d{2})?)?$/i.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed);
  if (!parts) return undefined;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

export function readInteger(typed: string): number | undefined {
  const text = /^-?\d{1,3}(\.\d{3})+$/.test(typed) ? typed.replaceAll('.', '') : typed;
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

export function typedOf(field: Field): Typed | null {
  if (field.kind === 'money') {
    return {
      read: text => {
        const centavos = readMoney(text);
        return centavos !== undefined && centavos <= (field.max ?? 99_999_999_999) ? centavos : undefined;
      },
      write: value => (typeof value === 'number' ? grouped.format(value / 100) : ''),
      why: 'Escreva um valor em reais, como 12,50.',
      inputMode: 'decimal',
      placeholder: '0,00',
    };
  }
  if (field.kind === 'integer') {
    return {
      read: text => {
        const number = readInteger(text);
        return number !== undefined && number >= field.min && number <= field.max ? number : undefined;
      },
      write: value => (typeof value === 'number' ? String(value) : ''),
      why: `Escreva um número inteiro de ${formatInteger(field.min)} a ${formatInteger(field.max)}.`,
      inputMode: 'numeric',
    };
  }
  if (field.kind === 'time') {
    return {
      read: readTime,
      write: value => (typeof value === 'string' ? value.slice(0, 5) : ''),
      why: 'Escreva uma hora como 07:30.',
      inputMode: 'numeric',
      placeholder: 'hh:mm',
    };
  }
  if (field.kind === 'date') {
    return {
      read: text => parseDay(text, today()) ?? undefined,
      write: value => dayText(typeof value === 'string' ? value : null),
      why: 'Escreva uma data como 21/11/2026, 21/11 ou “hoje”.',
      inputMode: 'text',
      placeholder: 'dd/mm/aaaa',
    };
  }
  return null;
}
