import { enderecoDoBrasao } from '../../agencia/agencia.queries.ts';
import { usePerson } from '../../app/person.hook.ts';
import type { Mapa } from '../mapa-diario.queries.ts';
import type { Endereco } from '../modelo/mapa.endereco.ts';
import { cabecalhoDoPapel, marcaDoPapel, situacaoDoPapel } from '../modelo/papel.model.ts';

interface Props {
  endereco: Endereco;
  mapa: Mapa | undefined;
  fechados: number;
}

/** On paper only: what is signed is the closed map, not a picture of the screen. */
export function MapaPapel({ endereco, mapa, fechados }: Props) {
  const { nome } = usePerson().session.usuario;
  if (!mapa) return null;
  return (
    <div className="mapa-papel">
      <p className="mapa-marca-dagua" aria-hidden>
        {marcaDoPapel(endereco, mapa, fechados)}
      </p>
      <div className="mapa-timbre">
        {mapa.brasao && <img src={enderecoDoBrasao(mapa.brasao)} alt="" />}
        <div>
          {mapa.orgao.map((linha, n) => (
            <p key={linha} className={n === 0 ? 'mapa-orgao' : undefined}>
              {linha}
            </p>
          ))}
        </div>
      </div>
      <h2>Mapa Diário de Alimentação</h2>
      <p className="mapa-rascunho">{situacaoDoPapel(endereco, mapa, fechados)}</p>
      <dl>
        {[...cabecalhoDoPapel(endereco, mapa), ['Impresso por', nome] as const].map(([item, valor]) => (
          <div key={item}>
            <dt>{item}:</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
