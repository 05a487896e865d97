import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SIZES } from '../list/list.address.ts';
import { Footer } from '../list/list-footer.component.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { EmptyState } from '../ui/empty-state.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { SITUACOES } from './fotos.labels.ts';
import { type BuscaRepetidas, listarFotosRepetidas } from './fotos.queries.ts';
import { Repetida } from './repetida.component.tsx';
import '../list/list.css';
import './fotos.css';

const NOME = { one: 'repetição', many: 'repetições', feminine: true };
const PADRAO = 'A_DECIDIR';
const TODAS = 'TODAS';
const POR_PAGINA = 20;

const idDe = (texto: string | null) => {
  const id = Number(texto);
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** Invalid values in the address are ignored. */
function buscaDe(busca: URLSearchParams) {
  const situacao = busca.get('situacao') ?? PADRAO;
  const pagina = idDe(busca.get('pag')) ?? 1;
  const pedido = Number(busca.get('tamanho'));
  return {
    situacao: Object.hasOwn(SITUACOES, situacao) ? (situacao as BuscaRepetidas['situacao']) : undefined,
    fiscalizacaoId: idDe(busca.get('fiscalizacaoId')),
    lotacaoId: idDe(busca.get('lotacaoId')),
    pagina: Math.min(pagina, 10_000),
    tamanho: SIZES.find(each => each === pedido) ?? POR_PAGINA,
  };
}

export function Component() {
  const [search, setSearch] = useSearchParams();
  const busca = buscaDe(search);
  const definida = Object.fromEntries(Object.entries(busca).filter(([, valor]) => valor !== undefined));
  const query = useQuery({ ...listarFotosRepetidas(definida), placeholderData: keepPreviousData });
  const mudar = (chave: string, valor: string) => setSearch(antes => withParams(antes, { pag: null, [chave]: valor }));
  const deUma = busca.fiscalizacaoId !== undefined || busca.lotacaoId !== undefined;
  return (
    <div className="pagina">
      <PageTitle title="Fotos repetidas">
        <span aria-live="polite">{query.data ? formatCount(query.data.total, NOME.one, NOME.many) : ' '}</span>
      </PageTitle>
      <p className="quieto">
        O sistema compara cada foto que chega com todas as anteriores, de qualquer lotação e dia. Nada é recusado: quem
        decide é você.
      </p>
      <search className="repetidas-filtros">
        <Field label="Situação">
          <Select
            value={busca.situacao ?? TODAS}
            onChange={({ target }) => mudar('situacao', target.value === PADRAO ? '' : target.value)}
          >
            {Object.entries(SITUACOES).map(([valor, { rotulo }]) => (
              <option key={valor} value={valor}>
                {rotulo}
              </option>
            ))}
            <option value={TODAS}>Todas</option>
          </Select>
        </Field>
        {deUma && <Button onClick={() => setSearch({})}>Ver de todas as lotações</Button>}
      </search>
      <QueryState query={query} skeletonHeight={520}>
        {({ itens, total }) => (
          <>
            {itens.length === 0 ? (
              <EmptyState
                title={busca.situacao === PADRAO ? 'Nada a decidir.' : 'Nenhuma repetição com este filtro.'}
                text="Quando uma foto repetir outra, ela aparece aqui e o sino avisa."
              />
            ) : (
              <ul className="repetidas" aria-busy={query.isPlaceholderData}>
                {itens.map(repetida => (
                  <Repetida key={repetida.id} repetida={repetida} />
                ))}
              </ul>
            )}
            {total > 0 && <Footer page={busca.pagina} size={busca.tamanho} total={total} noun={NOME} change={mudar} />}
          </>
        )}
      </QueryState>
    </div>
  );
}
