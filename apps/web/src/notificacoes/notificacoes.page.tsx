import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { SIZES } from '../list/list.address.ts';
import { Footer } from '../list/list-footer.component.tsx';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import { PageTitle } from '../ui/page-title.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { Dias } from './dias.component.tsx';
import { MarcarTodas } from './marcar-todas.component.tsx';
import { listarNotificacoes, type Notificacao, type TipoNotificacao } from './notificacoes.queries.ts';
import { isTipo, TIPOS } from './tipos.labels.ts';
import '../list/list.css';
import './notificacoes.css';

const Emails = lazy(() => import('./emails.dialog.tsx'));

const POR_PAGINA = 20;
const NOME = { one: 'notificação', many: 'notificações' };

/** Invalid filters in the address are ignored. */
function filtroDe(busca: URLSearchParams) {
  const tipo = busca.get('tipo');
  const pagina = Number(busca.get('pag'));
  const tamanho = Number(busca.get('tamanho'));
  return {
    ...(isTipo(tipo) && { tipo }),
    aVer: busca.get('aVer') === 'sim',
    pagina: Number.isInteger(pagina) && pagina > 0 && pagina <= 10_000 ? pagina : 1,
    tamanho: SIZES.find(each => each === tamanho) ?? POR_PAGINA,
  };
}

export function Component() {
  const [busca, setBusca] = useSearchParams();
  const filtro = filtroDe(busca);
  const query = useQuery({ ...listarNotificacoes(filtro), placeholderData: keepPreviousData });
  const foco = useKeptFocus<HTMLDivElement>(query.data);
  const mudar = (chave: string, valor: string) => setBusca(antes => withParams(antes, { pag: null, [chave]: valor }));
  const abrirEmails = (abrir: boolean) => setBusca(antes => withParams(antes, { emails: abrir ? 'sim' : null }));
  return (
    <div className="pagina">
      <div className="pagina-topo">
        <PageTitle title="Notificações">As pendências ficam até que alguém as resolva; ler não as faz sumir.</PageTitle>
        <Button onClick={() => abrirEmails(true)}>
          <EnvelopeSimpleIcon size={18} aria-hidden />
          E-mails que você recebe
        </Button>
      </div>
      <div className="notificacoes-filtros">
        <Field label="Tipo">
          <Select value={filtro.tipo ?? ''} onChange={({ target }) => mudar('tipo', target.value)}>
            <option value="">Todos</option>
            {(Object.keys(TIPOS) as TipoNotificacao[]).map(tipo => (
              <option key={tipo} value={tipo}>
                {TIPOS[tipo].plural}
              </option>
            ))}
          </Select>
        </Field>
        <label className="campo-marcar">
          <Checkbox
            className="marcar"
            checked={filtro.aVer}
            onChange={({ target }) => mudar('aVer', target.checked ? 'sim' : '')}
          />
          <span>Só as que pedem atenção</span>
        </label>
        {query.data && <MarcarTodas itens={query.data.itens} />}
      </div>
      <QueryState query={query} skeletonHeight={320}>
        {({ itens, total }) => (
          <>
            <div className="cartao notificacoes-lista" aria-busy={query.isPlaceholderData} {...foco}>
              {itens.length === 0 && <Vazia filtrada={filtro.tipo !== undefined || filtro.aVer} />}
              <Parte titulo="Pedem atenção" itens={itens.filter(pedeAtencao)} />
              <Parte titulo="Lidas e resolvidas" itens={itens.filter(item => !pedeAtencao(item))} />
            </div>
            <Footer page={filtro.pagina} size={filtro.tamanho} total={total} noun={NOME} change={mudar} />
          </>
        )}
      </QueryState>
      <Suspense>{busca.get('emails') === 'sim' && <Emails fechar={() => abrirEmails(false)} />}</Suspense>
    </div>
  );
}

const pedeAtencao = ({ tipo, lida, resolvidaEm }: Notificacao) =>
  resolvidaEm === null && (tipo === 'PENDENCIA' || !lida);

function Parte({ titulo, itens }: { titulo: string; itens: readonly Notificacao[] }) {
  if (itens.length === 0) return null;
  return (
    <section aria-label={titulo}>
      <h2>{titulo}</h2>
      <Dias itens={itens} />
    </section>
  );
}

const Vazia = ({ filtrada }: { filtrada: boolean }) => (
  <p className="vazio">
    {filtrada
      ? 'Nenhuma notificação com estes filtros.'
      : 'Aqui aparece o que o sistema tem a dizer a você. Ainda não há nada.'}
  </p>
);
