import { ROTULO_DE_TIPO_LOTACAO } from '@alipen/contracts/generated/rotulos/lotacoes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePerson } from '../../app/person.hook.ts';
import { useSearchParams, withParams } from '../../ui/address.hook.ts';
import { Card } from '../../ui/card.component.tsx';
import { Checkbox } from '../../ui/check.component.tsx';
import { formatHour, formatLongDay, isDay } from '../../ui/date.format.ts';
import { DateField } from '../../ui/date-field.component.tsx';
import { DebouncedText } from '../../ui/debounced-text.component.tsx';
import { EmptyState } from '../../ui/empty-state.component.tsx';
import { Field } from '../../ui/field.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { QueryState } from '../../ui/query-state.component.tsx';
import { Select } from '../../ui/select.component.tsx';
import { zoneName } from '../../ui/time-zone.labels.ts';
import { isUf } from '../../ui/uf.labels.ts';
import { UfSelect } from '../../ui/uf-select.component.tsx';
import { LoteDePedidos } from './lote.component.tsx';
import { type FiltroDoDia, type LinhaPreparo, type PreparoEmLote, prepararPedidosDoDia } from './lote.queries.ts';

const isTipo = (text: string | null): text is keyof typeof ROTULO_DE_TIPO_LOTACAO =>
  text !== null && Object.hasOwn(ROTULO_DE_TIPO_LOTACAO, text);

/** The address holds the filter: it can be sent to a colleague, and Back works. */
function filtroDe(search: URLSearchParams): FiltroDoDia {
  const [data, uf, tipo] = [search.get('data'), search.get('uf'), search.get('tipo')];
  const [busca, municipio] = [search.get('busca')?.trim(), search.get('municipio')];
  return {
    ...(isDay(data) && { data }),
    ...(busca && { busca }),
    ...(isUf(uf) && { uf }),
    ...(municipio && { municipio }),
    ...(isTipo(tipo) && { tipo }),
    ...(search.get('semPedido') === 'sim' && { semPedido: true }),
  };
}

export default function VariasUnidades() {
  const { session } = usePerson();
  const [search, setSearch] = useSearchParams();
  const filtro = useMemo(() => filtroDe(search), [search]);
  const preparo = useQuery(prepararPedidosDoDia(filtro));
  const trocar = (chave: string, valor: string | undefined) =>
    setSearch(antes => withParams(antes, { [chave]: valor }), { replace: chave === 'busca' });
  const dia = preparo.data?.linhas[0]?.data ?? filtro.data;
  return (
    <>
      <Card as="div" className="lote-filtros">
        <DateField label="Dia da refeição" value={dia ?? ''} onChange={data => trocar('data', data || undefined)} />
        <DebouncedText
          label="Unidade, código ou município"
          value={search.get('busca') ?? ''}
          maxLength={100}
          onChange={texto => trocar('busca', texto || undefined)}
        />
        <UfSelect value={filtro.uf} onChange={uf => trocar('uf', uf)} />
        <Municipio preparo={preparo.data} escolhido={filtro.municipio} escolher={nome => trocar('municipio', nome)} />
        <Field label="Tipo de unidade">
          <Select value={filtro.tipo ?? ''} onChange={({ target }) => trocar('tipo', target.value || undefined)}>
            <option value="">Todos</option>
            {Object.entries(ROTULO_DE_TIPO_LOTACAO).map(([codigo, nome]) => (
              <option key={codigo} value={codigo}>
                {nome}
              </option>
            ))}
          </Select>
        </Field>
        <label className="lote-marcar">
          <Checkbox
            checked={filtro.semPedido === true}
            onChange={({ target }) => trocar('semPedido', target.checked ? 'sim' : undefined)}
          />
          Só sem pedido enviado
        </label>
      </Card>
      <QueryState query={preparo} skeletonHeight={520}>
        {dados => (
          <div inert={preparo.isPlaceholderData} aria-busy={preparo.isPlaceholderData}>
            <Prazos preparo={dados} />
            {dados.linhas.length === 0 ? (
              <EmptyState
                title="Nenhuma unidade com este filtro"
                text="Mude o filtro acima para ver outras unidades."
              />
            ) : (
              <LoteDePedidos
                key={preparo.dataUpdatedAt}
                preparo={dados}
                guarda={`${session.usuario.matricula}|unidades`}
                cabecalho="Unidade"
                rotulo={`Pedidos de ${dia ? formatLongDay(dia) : ''} por unidade`}
                tituloDe={tituloDe}
                nomeDe={nomeDe}
              />
            )}
          </div>
        )}
      </QueryState>
    </>
  );
}

const tituloDe = ({ lotacao }: LinhaPreparo) => ({ nome: lotacao.nome, sigla: lotacao.codigo });

const nomeDe = ({ lotacao, feriado, interrupcao }: LinhaPreparo) => (
  <span title={`${lotacao.nome} · ${lotacao.codigo}`}>
    {lotacao.nome}
    <span className="grade-ontem">
      {lotacao.municipio}/{lotacao.uf}
      {feriado && ` · ${feriado}`}
      {interrupcao && ` · ${interrupcao.texto}`}
    </span>
  </span>
);

interface MunicipioProps {
  preparo: PreparoEmLote | undefined;
  escolhido: string | undefined;
  escolher: (nome: string | undefined) => void;
}

/** Only the towns of the rows in sight: a state has hundreds, and the search finds the others. */
function Municipio({ preparo, escolhido, escolher }: MunicipioProps) {
  const nomes = new Set(preparo?.linhas.map(({ lotacao }) => lotacao.municipio));
  if (escolhido) nomes.add(escolhido);
  return (
    <Field label="Município">
      <Select value={escolhido ?? ''} onChange={({ target }) => escolher(target.value || undefined)}>
        <option value="">Todos</option>
        {[...nomes]
          .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
          .map(nome => (
            <option key={nome}>{nome}</option>
          ))}
      </Select>
    </Field>
  );
}

/** The rows of a time zone share one cut-off. */
function Prazos({ preparo: { linhas, total } }: { preparo: PreparoEmLote }) {
  const porFuso = new Map(linhas.map(({ fusoHorario, prazo }) => [fusoHorario, prazo]));
  return (
    <>
      {total > linhas.length && (
        <Notice tone="aviso">
          Mostrando {formatInteger(linhas.length)} de {formatInteger(total)} unidades. Filtre para ver as outras.
        </Notice>
      )}
      <p className="lote-barra">
        {[...porFuso].map(([fuso, { limiteEm, encerrado }]) => (
          <Pill key={fuso} tone={encerrado ? 'perigo' : 'info'}>
            {encerrado ? 'Prazo encerrado às' : 'Envie até'} {formatHour(limiteEm, fuso)} ({zoneName(fuso)}
            {formatHour(limiteEm) !== formatHour(limiteEm, fuso) && `, ${formatHour(limiteEm)} no seu relógio`})
          </Pill>
        ))}
      </p>
    </>
  );
}
