import { ROTULO_DE_CONTATO_ANOTADO } from '@alipen/contracts/generated/rotulos/atendimentos';
import { serverNow } from '../base/server-clock.ts';
import type { Column } from '../list/list.model.ts';
import { formatHour, formatShortInstant } from '../ui/date.format.ts';
import { timeLeftText } from '../ui/deadline.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { AbertoPor } from './aberto-por.panel.tsx';
import { CASOS } from './atendimentos.labels.ts';
import type { AtendimentoDaFila } from './atendimentos.queries.ts';
import { haQuanto } from './atendimentos.time.ts';

const Prazo = ({ caso: { prazoLimiteEm, fusoHorario } }: { caso: AtendimentoDaFila }) => {
  const falta = timeLeftText(prazoLimiteEm, serverNow());
  return (
    <>
      {falta ? `faltam ${falta}` : 'encerrado'}
      <small className="quieto fila-hora">até {formatHour(prazoLimiteEm, fusoHorario)}</small>
    </>
  );
};

export const Situacao = ({ caso }: { caso: AtendimentoDaFila['caso'] }) => {
  const { rotulo, tone, icon } = CASOS[caso];
  return (
    <Pill tone={tone} icon={icon}>
      {rotulo}
    </Pill>
  );
};

const Tentativa = ({ caso: { ultimoContato, contatos } }: { caso: AtendimentoDaFila }) => {
  if (!ultimoContato) return <span className="quieto">Nenhuma</span>;
  const { em, resultado, por } = ultimoContato;
  return (
    <span title={`${formatShortInstant(em)} · ${por}`}>
      {ROTULO_DE_CONTATO_ANOTADO[resultado]} {haQuanto(em)}
      {contatos > 1 && <small className="quieto fila-hora">{contatos} ligações</small>}
    </span>
  );
};

export const COLUNAS: Column<AtendimentoDaFila>[] = [
  {
    key: 'lotacao',
    title: 'Lotação',
    render: ({ lotacao, abertoPor }) => (
      <span className="fila-nome">
        {lotacao.nome}
        <small className="quieto">
          {lotacao.municipio}/{lotacao.uf}
        </small>
        <AbertoPor presencas={abertoPor} />
      </span>
    ),
    sort: 'lotacao',
  },
  { key: 'prazo', title: 'Prazo', render: caso => <Prazo caso={caso} />, sort: 'prazo' },
  { key: 'caso', title: 'Caso', render: ({ caso }) => <Situacao caso={caso} /> },
  {
    key: 'telefone',
    title: 'Telefone',
    render: ({ telefone }) =>
      telefone ? <a href={`tel:${telefone}`}>{telefone}</a> : <span className="quieto">—</span>,
  },
  { key: 'tentativa', title: 'Última tentativa', render: caso => <Tentativa caso={caso} />, sort: 'ultimoContato' },
  {
    key: 'responsavel',
    title: 'Responsável',
    render: ({ responsavel }) =>
      responsavel ? responsavel.eu ? <strong>Você</strong> : responsavel.nome : <span className="quieto">Ninguém</span>,
  },
];
