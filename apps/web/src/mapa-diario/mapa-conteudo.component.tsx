import { useDeferredValue, useMemo, useState } from 'react';
import { PHONE, useMediaQuery } from '../ui/media-query.hook.ts';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { linhasCom } from './mapa.model.ts';
import { MapaCartoes } from './mapa-cartoes.component.tsx';
import type { MapaDiario } from './mapa-diario.queries.ts';
import { MapaTabela } from './mapa-tabela.component.tsx';

/** The units of the day, with a filter by name over what is already here. */
export function MapaConteudo({ mapa }: { mapa: MapaDiario }) {
  const [texto, setTexto] = useState('');
  const procurado = useDeferredValue(texto);
  const phone = useMediaQuery(PHONE);
  const linhas = useMemo(() => linhasCom(mapa.linhas, procurado), [mapa.linhas, procurado]);
  if (mapa.linhas.length === 0) return <Vazio />;
  return (
    <>
      {mapa.linhas.length > 1 && (
        <div className="mapa-busca">
          <input
            type="search"
            className="entrada"
            aria-label="Achar unidade ou município"
            placeholder="Achar unidade ou município"
            value={texto}
            onChange={({ target }) => setTexto(target.value)}
          />
          <span className="quieto" aria-live="polite">
            {linhas.length < mapa.linhas.length
              ? `${formatInteger(linhas.length)} de ${formatCount(mapa.linhas.length, 'unidade', 'unidades')}; o total é o do dia todo`
              : formatCount(mapa.linhas.length, 'unidade', 'unidades')}
          </span>
        </div>
      )}
      {phone ? <MapaCartoes mapa={mapa} linhas={linhas} /> : <MapaTabela mapa={mapa} linhas={linhas} />}
    </>
  );
}

const Vazio = () => (
  <div className="cartao vazio">
    <h2>Nenhuma unidade neste dia.</h2>
    <p className="quieto">Escolha outro dia ou outra UF.</p>
  </div>
);
