import { useState } from 'react';
import { basePath } from '../app/base-path.ts';
import { hora } from './painel.age.ts';
import { contagem, inteiro } from './painel.format.ts';
import { nomeCurto } from './painel.nomes.ts';
import type { Painel } from './painel.queries.ts';

type Props = NonNullable<Painel['naoConformidades']> & { mostraFoto: boolean };

export function NaoConformidades({ total, criticas, fiscalizacoes, itens, foto, mostraFoto }: Props) {
  return (
    <div className={foto && mostraFoto ? 'zona-duas' : undefined}>
      <div>
        <p className={`zona-grande ${total > 0 ? 'tom-perigo' : 'tom-ok'}`}>
          <strong>{inteiro(total)}</strong>
        </p>
        <p>
          {total === 0
            ? fiscalizacoes === 0
              ? 'Nenhuma fiscalização concluída hoje'
              : `em ${contagem(fiscalizacoes, 'fiscalização', 'fiscalizações')}`
            : [criticas > 0 && contagem(criticas, 'crítica', 'críticas'), itens[0]?.item].filter(Boolean).join(' · ')}
        </p>
        <ul className="zona-lista">
          {itens.map(({ lotacaoId, lotacao, refeicao, item, em, critica }) => (
            <li key={`${lotacaoId} ${refeicao} ${item} ${em}`}>
              <span className="zona-nome">
                {critica && <span aria-hidden>▲ </span>}
                {nomeCurto(lotacao)} · {refeicao}
              </span>
              <span className="zona-hora">{hora(em)}</span>
            </li>
          ))}
        </ul>
      </div>
      {foto && mostraFoto && <Foto key={foto.foto} foto={foto} />}
    </div>
  );
}

/** Reduced by the server; one that does not come leaves the numbers alone. */
function Foto({ foto }: { foto: NonNullable<Props['foto']> }) {
  const [falhou, setFalhou] = useState(false);
  if (falhou) return null;
  return (
    <figure className="zona-foto">
      <img
        src={`${basePath}/api/ms-alipen/painel/foto?foto=${encodeURIComponent(foto.foto)}`}
        alt={`${foto.item}: ${foto.lotacao}, ${foto.refeicao}`}
        onError={() => setFalhou(true)}
      />
      <figcaption>
        {nomeCurto(foto.lotacao)} · {hora(foto.em)}
      </figcaption>
    </figure>
  );
}
