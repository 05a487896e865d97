import { enderecoDoBrasao } from './agencia.queries.ts';

/** The head of a paper, as it will be printed. */
export const Timbre = ({ nome, brasao }: { nome: readonly string[]; brasao: string | null }) => (
  <figure className="timbre" aria-label="Como sai no alto dos papéis">
    {brasao && <img src={enderecoDoBrasao(brasao)} alt="Brasão" width={64} height={64} />}
    <figcaption>
      {nome.map((linha, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is all a line has, and two may be the same
        <span key={n}>{linha}</span>
      ))}
      {nome.length === 0 && <span className="quieto">Os papéis saem sem o nome da agência.</span>}
    </figcaption>
  </figure>
);
