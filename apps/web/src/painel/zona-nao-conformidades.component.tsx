import { useState } from 'react';
import { basePath } from '../base/base-path.ts';
import { hora } from './painel.age.ts';
import { contagem, inteiro } from './painel.format.ts';
import { nomeCurto } from './painel.nomes.ts';
import type { Painel } from './painel.queries.ts';
import { Sinal } from './sinal.component.tsx';

type Props = NonNullable<Painel['naoConformidades']> & { mostraFoto: boolean };

const AO_LADO_DA_FOTO = 2;

export function NaoConformidades({ total, criticas, fiscalizacoes, itens, foto, mostraFoto }: Props) {
  const comFoto = foto !== null && mostraFoto;
  const dito =
    total > 0
      ? [criticas > 0 && contagem(criticas, 'crítica', 'críticas'), itens[0]?.item].filter(Boolean).join(' · ')
      : fiscalizacoes > 0
        ? `em ${contagem(fiscalizacoes, 'fiscalização', 'fiscalizações')}`
        : 'Nenhuma fiscalização concluída hoje';
  return (
    <>
      <div className={comFoto ? 'zona-duas' : undefined}>
        <div>
          <p className={`zona-grande ${total > 0 ? 'tom-perigo' : fiscalizacoes > 0 ? 'tom-ok' : 'tom-quieto'}`}>
            <strong>{inteiro(total)}</strong>
          </p>
          <p className="zona-dito">{dito}</p>
        </div>
        {comFoto && <Foto key={foto.foto} foto={foto} />}
      </div>
      <ul className="zona-lista">
        {itens
          .slice(0, comFoto ? AO_LADO_DA_FOTO : itens.length)
          .map(({ lotacaoId, lotacao, refeicao, item, em, critica }) => (
            <li key={`${lotacaoId} ${refeicao} ${item} ${em}`}>
              <span className="zona-nome" title={lotacao}>
                {critica && <Sinal de="alerta" />}
                {nomeCurto(lotacao)}
              </span>
              <span className="zona-que">{refeicao.split(' ')[0]}</span>
              <span className="zona-hora">{hora(em)}</span>
            </li>
          ))}
      </ul>
    </>
  );
}

/** The server reduces the photo; one that does not load leaves the numbers alone. */
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
