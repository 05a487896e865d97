import { useDeferredValue, useMemo, useState } from 'react';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import type { Endereco } from './mapa.endereco.ts';
import { diverge, linhasCom } from './mapa.model.ts';
import { MapaCartoes } from './mapa-cartoes.component.tsx';
import type { Mudar } from './mapa-controles.component.tsx';
import type { Mapa } from './mapa-diario.queries.ts';
import { MapaTabela } from './mapa-tabela.component.tsx';

interface Props {
  mapa: Mapa;
  endereco: Endereco;
  mudar: Mudar;
}

const NOMES = {
  dia: ['unidade', 'unidades'],
  mes: ['dia', 'dias'],
  consolidado: ['unidade', 'unidades'],
} as const;

/** The rows of the map, with a filter by name over what is already here. */
export function MapaConteudo({ mapa, endereco, mudar }: Props) {
  const [texto, setTexto] = useState('');
  const procurado = useDeferredValue(texto);
  const phone = useMediaQuery(PHONE);
  const linhas = useMemo(() => {
    const achadas = linhasCom(mapa.linhas, procurado);
    return endereco.divergentes ? achadas.filter(diverge) : achadas;
  }, [mapa, procurado, endereco.divergentes]);
  if (mapa.linhas.length === 0) return <Vazio />;
  const [um, muitos] = NOMES[endereco.visao];
  return (
    <>
      {mapa.linhas.length > 1 && (
        <div className="mapa-busca">
          {endereco.visao !== 'mes' && (
            <input
              type="search"
              className="entrada"
              aria-label="Achar unidade ou município"
              placeholder="Achar unidade ou município"
              value={texto}
              onChange={({ target }) => setTexto(target.value)}
            />
          )}
          <span className="quieto" aria-live="polite">
            {linhas.length < mapa.linhas.length
              ? `${formatInteger(linhas.length)} de ${formatCount(mapa.linhas.length, um, muitos)}; os totais são do mapa todo`
              : formatCount(mapa.linhas.length, um, muitos)}
          </span>
        </div>
      )}
      {linhas.length === 0 ? (
        <div className="cartao vazio">
          <h2>Nada diverge aqui.</h2>
          <p className="quieto">Nenhuma linha acima do efetivo nem com alerta.</p>
        </div>
      ) : phone ? (
        <MapaCartoes mapa={mapa} linhas={linhas} endereco={endereco} />
      ) : (
        <MapaTabela mapa={mapa} linhas={linhas} endereco={endereco} mudar={mudar} />
      )}
    </>
  );
}

const Vazio = () => (
  <div className="cartao vazio">
    <h2>Nenhuma unidade neste mapa.</h2>
    <p className="quieto">Escolha outro dia, outra UF ou outro contrato.</p>
  </div>
);
