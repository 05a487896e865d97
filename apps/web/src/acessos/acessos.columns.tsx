import type { Column } from '../list/list.model.ts';
import { formatInstant } from '../ui/date.format.ts';
import { formatInteger } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { EVENTOS, motivoEmPalavras } from './acessos.labels.ts';
import type { Acesso } from './acessos.queries.ts';

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
