import type { Column, Filter } from '../list/list.model.ts';
import { addDays, formatInstant } from '../ui/date.format.ts';
import { optionsOfLabelled } from '../ui/labelled.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { today } from '../ui/today.ts';
import { EVENTOS, motivoEmPalavras } from './acessos.labels.ts';
import type { Acesso } from './acessos.queries.ts';

const DIAS = 7;

export function EventoDeAcesso({ evento }: Pick<Acesso, 'evento'>) {
  const { rotulo, tone, icon } = EVENTOS[evento];
  return (
    <Pill tone={tone} icon={icon}>
      {rotulo}
    </Pill>
  );
}

export const quemDe = ({ nome, matricula }: Acesso) => nome ?? matricula ?? '';

export const COLUNAS: Column<Acesso>[] = [
  { key: 'em', title: 'Quando', sort: 'em', render: ({ em }) => formatInstant(em) },
  { key: 'evento', title: 'O que houve', render: acesso => <EventoDeAcesso {...acesso} /> },
  { key: 'quem', title: 'Quem', render: quemDe },
  { key: 'motivo', title: 'Motivo', render: ({ motivo }) => motivoEmPalavras(motivo) },
  { key: 'endereco', title: 'Endereço de rede', render: ({ endereco }) => endereco },
  { key: 'vezes', title: 'Vezes', align: 'right', render: ({ vezes }) => formatInteger(vezes) },
  { key: 'matricula', title: 'Matrícula', render: ({ matricula }) => matricula, shown: false, onCard: false },
  { key: 'codigo', title: 'Código', render: ({ codigo }) => codigo, shown: false, onCard: false },
];

export const FILTROS: Filter[] = [
  {
    key: 'evento',
    label: 'O que houve',
    kind: 'select',
    options: optionsOfLabelled(EVENTOS),
    all: 'Tudo',
  },
  { key: 'pessoa', label: 'Nome ou matrícula', kind: 'text', maxLength: 100 },
  { key: 'endereco', label: 'Endereço de rede', kind: 'text', maxLength: 45 },
  { key: 'de', label: 'De', kind: 'date', start: () => addDays(today(), 1 - DIAS) },
  { key: 'ate', label: 'Até', kind: 'date' },
  { key: 'codigo', label: 'Código da chamada', kind: 'text', maxLength: 64, more: true },
  { key: 'conta', label: 'Marca da conta', kind: 'text', maxLength: 16, more: true },
];
