import { ROTULO_DE_FONTE_EFETIVO } from '@alipen/contracts/generated/rotulos/efetivos';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Glance } from '../list/glance.component.tsx';
import type { GlanceColumn, GlanceFilter } from '../list/glance.model.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { formatDay, formatDayMonth, formatShortInstant } from '../ui/date.format.ts';
import { formatInteger, formatSigned } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Tile } from '../ui/tile.component.tsx';
import { type EfetivoNoDia, obterEfetivosDoDia } from './efetivos.queries.ts';
import { diferencaDe, emOrdem, mudouMuito, type Numero, somar } from './todas.model.ts';

const FILTROS: readonly GlanceFilter<EfetivoNoDia>[] = [
  { key: 'todas', label: 'Todas', keeps: () => true },
  { key: 'sem-numero', label: 'Não informaram', keeps: ({ informado }) => informado === null },
  { key: 'mudaram', label: 'Mudaram mais de 5 %', keeps: mudouMuito },
];

export function Todas({ data }: { data: string }) {
  const query = useQuery(obterEfetivosDoDia(data));
  return (
    <QueryState query={query} skeletonHeight={560}>
      {({ linhas }) => <Unidades data={data} linhas={linhas} />}
    </QueryState>
  );
}

function Unidades({ data, linhas }: { data: string; linhas: readonly EfetivoNoDia[] }) {
  const [busca] = useSearchParams();
  const ordenadas = useMemo(() => emOrdem(linhas), [linhas]);
  return (
    <>
      <Numeros linhas={linhas} />
      <Glance
        label={`Efetivo de ${formatDay(data)} em cada unidade`}
        rows={ordenadas}
        columns={COLUNAS}
        filters={FILTROS}
        to={({ lotacao }) => `?${withParams(busca, { lotacaoId: String(lotacao.id), mes: data.slice(0, 7) })}`}
        onPhone="cards"
      />
    </>
  );
}

function Numeros({ linhas }: { linhas: readonly EfetivoNoDia[] }) {
  const { informaram, internos, servidores, diferenca } = useMemo(() => somar(linhas), [linhas]);
  const faltam = linhas.length - informaram;
  return (
    <section className="blocos" aria-label="O dia em números">
      <Tile
        label="Informaram"
        value={`${formatInteger(informaram)} de ${formatInteger(linhas.length)}`}
        tone={faltam === 0 ? 'ok' : undefined}
      >
        unidades
      </Tile>
      <Tile label="Não informaram" value={formatInteger(faltam)} tone={faltam > 0 ? 'aviso' : 'ok'}>
        {faltam > 0 ? 'primeiras da lista' : 'todas informaram'}
      </Tile>
      <Tile label="Internos" value={formatInteger(internos)}>
        {diferenca === 0 ? 'o mesmo que antes' : `${formatSigned(diferenca)} contra o número anterior`}
      </Tile>
      <Tile label="Servidores" value={formatInteger(servidores)}>
        de plantão e de expediente
      </Tile>
    </section>
  );
}

const COLUNAS: readonly GlanceColumn<EfetivoNoDia>[] = [
  {
    key: 'situacao',
    title: 'Situação',
    width: 150,
    render: ({ informado }) =>
      informado ? (
        <Pill tone="ok" icon={CheckCircleIcon}>
          {ROTULO_DE_FONTE_EFETIVO[informado.fonte]}
        </Pill>
      ) : (
        <Pill tone="aviso" icon={WarningCircleIcon}>
          Não informado
        </Pill>
      ),
  },
  { key: 'internos', title: 'Internos', width: 112, className: 'numero', render: numero('internos') },
  { key: 'servidores', title: 'Servidores', width: 112, className: 'numero', render: numero('servidores') },
  {
    key: 'anterior',
    title: 'Número anterior',
    width: 140,
    render: ({ anterior }) =>
      anterior ? (
        <>
          {formatInteger(anterior.internos)} e {formatInteger(anterior.servidores)}
          <small className="quieto">em {formatDayMonth(anterior.data)}</small>
        </>
      ) : (
        'nunca informou'
      ),
  },
  {
    key: 'quem',
    title: 'Quando e por quem',
    width: 230,
    render: ({ informado, fusoHorario }) =>
      informado && (
        <span title={informado.por ?? undefined}>
          {formatShortInstant(informado.capturadoEm, fusoHorario)}
          {informado.por && ` · ${informado.por}`}
        </span>
      ),
  },
];

function numero(qual: Numero) {
  return (linha: EfetivoNoDia) => {
    const diferenca = diferencaDe(linha, qual);
    if (!linha.informado) return <span className="quieto">—</span>;
    return (
      <>
        <strong>{formatInteger(linha.informado[qual])}</strong>
        {diferenca !== null && diferenca !== 0 && <span className="quieto"> ({formatSigned(diferenca)})</span>}
      </>
    );
  };
}
