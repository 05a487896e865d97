import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useLive } from '../app/live.hook.ts';
import { Glance } from '../list/glance.component.tsx';
import type { GlanceColumn, GlanceFilter } from '../list/glance.model.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { classes } from '../ui/classes.ts';
import { formatDay, formatMonth, formatWeekday } from '../ui/date.format.ts';
import { today } from '../ui/date-field.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { SITUACOES } from './fechamentos.labels.ts';
import { type MesDaLotacao, obterFechamentosDoMes } from './fechamentos.queries.ts';
import { contar, faltaAssinar, situacaoNoDia, somar, temAberto } from './todas.model.ts';
import '../list/list.css';

const FILTROS: readonly GlanceFilter<MesDaLotacao>[] = [
  { key: 'todas', label: 'Todas', keeps: () => true },
  { key: 'em-aberto', label: 'Com dias em aberto', keeps: temAberto },
  { key: 'a-assinar', label: 'Com dias a assinar', keeps: faltaAssinar },
];

export function Todas({ mes }: { mes: string }) {
  const query = useQuery(obterFechamentosDoMes(mes));
  useLive(['fechamento'], () => void query.refetch());
  return (
    <QueryState query={query} skeletonHeight={560}>
      {({ linhas }) => <Calendario mes={mes} linhas={linhas} />}
    </QueryState>
  );
}

function Calendario({ mes, linhas }: { mes: string; linhas: readonly MesDaLotacao[] }) {
  const [busca] = useSearchParams();
  const para = (lotacaoId: number, data: string | null) =>
    `?${withParams(busca, { lotacaoId: String(lotacaoId), data, mes: data ? null : mes })}`;
  const chave = busca.toString();
  const quantos = linhas[0]?.dias.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `para` is made of the address
  const colunas = useMemo(() => colunasDe(mes, quantos, para), [mes, quantos, chave]);
  return (
    <Glance
      label={`Dias de ${formatMonth(mes)} em cada unidade`}
      rows={linhas}
      columns={colunas}
      filters={FILTROS}
      to={({ lotacao }) => para(lotacao.id, null)}
      onPhone="table"
    >
      <Numeros linhas={linhas} />
      <ul className="calendario-legenda">
        {Object.values(SITUACOES).map(({ rotulo, tom, icone: Icone }) => (
          <li key={rotulo} className={`calendario-tom calendario-tom--${tom}`}>
            <Icone size={16} weight="bold" aria-hidden /> {rotulo}
          </li>
        ))}
      </ul>
    </Glance>
  );
}

function Numeros({ linhas }: { linhas: readonly MesDaLotacao[] }) {
  const { terminados, fechados, assinados } = useMemo(() => somar(linhas), [linhas]);
  const abertos = terminados - fechados;
  return (
    <p className="calendario-numeros">
      <strong>{formatInteger(fechados)}</strong> de {formatCount(terminados, 'dia fechado', 'dias fechados')} ·{' '}
      <strong>{formatInteger(abertos)}</strong> em aberto · <strong>{formatInteger(assinados)}</strong>{' '}
      {assinados === 1 ? 'assinado' : 'assinados'}
    </p>
  );
}

type Para = (lotacaoId: number, data: string | null) => string;

function colunasDe(mes: string, quantos: number, para: Para): GlanceColumn<MesDaLotacao>[] {
  const hoje = today();
  const dias = Array.from({ length: quantos }, (_, n) => `${mes}-${String(n + 1).padStart(2, '0')}`);
  return [
    ...dias.map((data, n): GlanceColumn<MesDaLotacao> => {
      const semana = formatWeekday(data);
      return {
        key: data,
        width: 25,
        className: classes(
          'calendario-dia',
          (semana === 'sáb' || semana === 'dom') && 'calendario-dia--fim-de-semana',
          data === hoje && 'calendario-dia--hoje',
        ),
        title: (
          <>
            <small title={formatDay(data)}>{semana.charAt(0)}</small>
            {n + 1}
          </>
        ),
        render: ({ lotacao, dias: letras }) => <Dia letras={letras} n={n} data={data} para={para(lotacao.id, data)} />,
      };
    }),
    {
      key: 'fechados',
      title: 'Fechados',
      width: 92,
      className: 'numero',
      render: ({ dias: letras }) => {
        const { fechados, terminados } = contar(letras);
        return (
          <>
            <strong>{fechados}</strong> de {terminados}
          </>
        );
      },
    },
  ];
}

/** No tab stop: by the keyboard a unit's days are one step behind its name. */
function Dia({ letras, n, data, para }: { letras: string; n: number; data: string; para: string }) {
  const situacao = situacaoNoDia(letras, n);
  if (!situacao) return <span className="so-leitor">ainda não terminou</span>;
  const { rotulo, tom, icone: Icone } = SITUACOES[situacao];
  return (
    <Link
      to={para}
      tabIndex={-1}
      className={`calendario-tom calendario-tom--${tom}`}
      title={`${formatDay(data)}: ${rotulo.toLowerCase()}`}
    >
      <Icone size={16} weight="bold" aria-hidden />
      <span className="so-leitor">{rotulo}</span>
    </Link>
  );
}
