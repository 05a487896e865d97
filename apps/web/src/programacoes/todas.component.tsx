import { ROTULO_DE_ESTADO_PROGRAMACAO } from '@alipen/contracts/generated/rotulos/programacoes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { Glance } from '../list/glance.component.tsx';
import type { GlanceColumn, GlanceFilter } from '../list/glance.model.ts';
import { formatDay, formatDayMonth } from '../ui/date.format.ts';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger, formatSigned } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { type EstadoProgramacao, listarProgramacoes } from './programacoes.queries.ts';
import { diferencaDe, emOrdem, type Linha, porDia } from './todas.model.ts';
import '../list/list.css';

/** The most that one answer holds. */
const MUITAS = 2000;

const ESTADOS: Readonly<Record<EstadoProgramacao, (linha: Linha) => boolean>> = {
  SEM_PROGRAMACAO: ({ lotacao }) => lotacao.programacaoId === null,
  COM_PROGRAMACAO: ({ lotacao }) => lotacao.programacaoId !== null,
  TERMINA_EM_BREVE: ({ lotacao }) => lotacao.terminaEmBreve,
  DIFERE_DO_EFETIVO: ({ lotacao }) => lotacao.difere,
};

const FILTROS: readonly GlanceFilter<Linha>[] = [
  { key: '', label: 'Todas', keeps: () => true },
  ...Object.entries(ROTULO_DE_ESTADO_PROGRAMACAO).map(([estado, label]) => ({
    key: estado,
    label,
    keeps: ESTADOS[estado as EstadoProgramacao],
  })),
];

export function Todas({ enderecoDe }: { enderecoDe: (lotacaoId: number) => string }) {
  const query = useQuery(listarProgramacoes({ tamanho: MUITAS }));
  const itens = query.data?.itens;
  const linhas = useMemo(() => emOrdem(itens ?? []), [itens]);
  return (
    <QueryState query={query} skeletonHeight={560}>
      {({ total }) =>
        total === 0 ? (
          <EmptyState title="Ainda não há unidades.">
            <p>
              <Link to="/modules/manutencao/lotacoes">Cadastre a primeira em Lotações</Link>
            </p>
          </EmptyState>
        ) : (
          <>
            {total > linhas.length && (
              <Notice tone="aviso">
                Mostrando {formatInteger(linhas.length)} de {formatCount(total, 'unidade', 'unidades')}.
              </Notice>
            )}
            <Glance
              label="Programação de cada unidade"
              rows={linhas}
              columns={COLUNAS}
              filters={FILTROS}
              param="estado"
              to={({ lotacao }) => enderecoDe(lotacao.id)}
              onPhone="cards"
            />
          </>
        )
      }
    </QueryState>
  );
}

const NADA = <span className="quieto">—</span>;
const inteiro = (valor: number | null) => (valor === null ? NADA : formatInteger(valor));

const COLUNAS: readonly GlanceColumn<Linha>[] = [
  { key: 'situacao', title: 'Programação', width: 180, render: ({ lotacao }) => <Situacao {...lotacao} /> },
  {
    key: 'dia',
    title: 'Refeições por dia',
    width: 104,
    className: 'numero',
    render: linha => inteiro(porDia(linha)),
  },
  {
    key: 'internos',
    title: 'Internos na programação',
    width: 116,
    className: 'numero',
    render: ({ lotacao }) => inteiro(lotacao.internosProgramados),
  },
  {
    key: 'efetivo',
    title: 'Último efetivo',
    width: 110,
    className: 'numero',
    render: ({ lotacao: { ultimoEfetivo } }) =>
      ultimoEfetivo ? (
        <>
          {formatInteger(ultimoEfetivo.internos)}
          <small className="quieto">em {formatDayMonth(ultimoEfetivo.data)}</small>
        </>
      ) : (
        NADA
      ),
  },
  {
    key: 'diferenca',
    title: 'Diferença',
    width: 140,
    className: 'numero',
    render: linha => <Diferenca linha={linha} />,
  },
  {
    key: 'ate',
    title: 'Vale até',
    width: 120,
    render: ({ lotacao: { programacaoId, vigenciaFim } }) => {
      if (programacaoId === null) return NADA;
      return vigenciaFim ? formatDay(vigenciaFim) : 'sem fim';
    },
  },
];

function Situacao({ programacaoId, proximaVersao, terminaEmBreve, vigenciaFim, difere }: Linha['lotacao']) {
  if (programacaoId === null) {
    if (proximaVersao) return <Pill tone="info">Começa {formatDayMonth(proximaVersao)}</Pill>;
    return <Pill tone="perigo">Sem programação</Pill>;
  }
  if (terminaEmBreve && vigenciaFim) return <Pill tone="aviso">Termina {formatDayMonth(vigenciaFim)}</Pill>;
  if (difere) return <Pill tone="aviso">Difere do efetivo</Pill>;
  return <Pill tone="ok">Em dia</Pill>;
}

function Diferenca({ linha }: { linha: Linha }) {
  const diferenca = diferencaDe(linha);
  if (!diferenca) return NADA;
  const { pessoas, percentual } = diferenca;
  return (
    <>
      <strong>{formatSigned(pessoas)}</strong>
      {percentual !== null && <span className="quieto"> ({formatSigned(percentual)} %)</span>}
    </>
  );
}
