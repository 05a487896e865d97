import { Dias } from './dias.component.tsx';
import type { Notificacao } from './notificacoes.queries.ts';

/** What asks for attention before what does not. */
export function Partes({ itens, filtrada }: { itens: readonly Notificacao[]; filtrada: boolean }) {
  return (
    <>
      {itens.length === 0 && <Vazia filtrada={filtrada} />}
      <Parte titulo="Pedem atenção" itens={itens.filter(pedeAtencao)} />
      <Parte titulo="Lidas e resolvidas" itens={itens.filter(item => !pedeAtencao(item))} />
    </>
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
