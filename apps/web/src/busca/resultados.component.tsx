import { type Destino, GRUPOS } from './destinos.model.ts';

interface Props {
  /** What the ids of the list and of its options begin with. */
  id: string;
  destinos: readonly Destino[];
  escolhido: number;
  apontar: (n: number) => void;
  ir: (destino: Destino) => void;
}

export function Resultados({ id, destinos, escolhido, apontar, ir }: Props) {
  return (
    <div id={`${id}-lista`} className="busca-lista" role="listbox" aria-label="Resultados">
      {GRUPOS.map(grupo => {
        const dele = destinos.filter(um => um.grupo === grupo);
        if (dele.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of a listbox; a fieldset may not be inside one
          <div key={grupo} role="group" aria-label={grupo}>
            <p className="busca-grupo" aria-hidden>
              {grupo}
            </p>
            {dele.map(um => {
              const n = destinos.indexOf(um);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of its options
                <div
                  key={`${um.grupo}${um.rota}${um.rotulo}`}
                  id={`${id}-${n}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={n === escolhido}
                  className="busca-opcao"
                  onMouseMove={() => apontar(n)}
                  onClick={() => ir(um)}
                >
                  <span>{um.rotulo}</span>
                  {um.detalhe && <span className="quieto">{um.detalhe}</span>}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
