import { ROTULO_DE_SITUACAO_CONTA } from '@alipen/contracts/generated/rotulos/contas-servico';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import type { Column, Filter } from '../list/list.model.ts';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { labelled } from '../ui/labelled.ts';
import { perfisEmPalavras } from '../ui/perfis.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import type { ContaServico } from './contas-servico.queries.ts';

const SITUACOES = labelled(ROTULO_DE_SITUACAO_CONTA, {
  VALIDA: { tone: 'ok', icon: CheckCircleIcon },
  VENCIDA: { tone: 'aviso', icon: ClockIcon },
  REVOGADA: { tone: 'neutro', icon: ProhibitIcon },
});

export const situacaoDaConta = ({ situacao }: ContaServico) => {
  const { rotulo, tone, icon } = SITUACOES[situacao];
  return (
    <Pill tone={tone} icon={icon}>
      {rotulo}
    </Pill>
  );
};

const alcance = ({ autoridade, lotacao }: ContaServico) =>
  lotacao ? `${perfisEmPalavras([autoridade])} de ${lotacao.nome}` : perfisEmPalavras([autoridade]);

export const COLUNAS: Column<ContaServico>[] = [
  { key: 'nome', title: 'Sistema', render: ({ nome }) => nome },
  { key: 'clientId', title: 'client_id', render: ({ clientId }) => <code>{clientId}</code> },
  { key: 'perfil', title: 'Age como', render: alcance },
  { key: 'escopos', title: 'Operações', align: 'right', render: ({ escopos }) => escopos.length },
  { key: 'uso', title: 'Última chamada', render: ({ usadaEm }) => (usadaEm ? formatInstant(usadaEm) : 'Nunca') },
  { key: 'validade', title: 'Vale até', render: ({ validaAte }) => formatDay(validaAte) },
  { key: 'situacao', title: 'Situação', render: situacaoDaConta },
];

export const FILTROS: Filter[] = [
  {
    key: 'situacao',
    label: 'Situação',
    kind: 'select',
    all: 'Todas',
    options: Object.entries(SITUACOES).map(([value, { rotulo }]) => ({ value, label: `${rotulo}s` })),
  },
];
