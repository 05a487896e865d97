import type { Column } from '../list/list.model.ts';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { perfisEmPalavras } from '../ui/perfis.labels.ts';
import { Pill } from '../ui/pill.component.tsx';
import { SITUACOES } from './contas-servico.labels.ts';
import type { ContaServico } from './contas-servico.queries.ts';

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
