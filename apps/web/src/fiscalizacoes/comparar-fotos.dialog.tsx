import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { basePath } from '../app/base-path.ts';
import type { FotoFiscalizada } from '../indicadores/indicadores.queries.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';

interface Props {
  /** One, or two side by side. */
  fotos: readonly FotoFiscalizada[];
  vizinhas: readonly FotoFiscalizada[];
  descricaoDe: (foto: FotoFiscalizada) => string;
  trocar: (fotos: readonly FotoFiscalizada[]) => void;
  fechar: () => void;
}

const TAMANHOS = [1, 1.5, 2, 3] as const;

const enderecoDe = (foto: string) => `${basePath}/api/ms-alipen/foto-refeicao?foto=${encodeURIComponent(foto)}`;

/** Large photos: the arrows go to the one beside it, + and − bring it near. */
export default function CompararFotos({ fotos, vizinhas, descricaoDe, trocar, fechar }: Props) {
  const [zoom, setZoom] = useState(0);
  const [sozinha] = fotos;
  const lugar = vizinhas.findIndex(({ foto }) => foto === sozinha?.foto);
  const ir = (passo: number) => {
    const outra = vizinhas[lugar + passo];
    if (fotos.length === 1 && outra) trocar([outra]);
  };
  const aproximar = (passo: number) => setZoom(antes => Math.min(TAMANHOS.length - 1, Math.max(0, antes + passo)));
  useEffect(() => {
    const ouvir = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') ir(1);
      else if (key === 'ArrowLeft') ir(-1);
      else if (key === '+') aproximar(1);
      else if (key === '-') aproximar(-1);
    };
    window.addEventListener('keydown', ouvir);
    return () => window.removeEventListener('keydown', ouvir);
  });
  return (
    <Dialog
      title={fotos.length === 2 ? 'Comparar fotos' : 'Foto da fiscalização'}
      width={1100}
      close={fechar}
      footer={
        <>
          {fotos.length === 1 && (
            <>
              <button type="button" className="botao" disabled={lugar <= 0} onClick={() => ir(-1)}>
                Anterior
              </button>
              <button type="button" className="botao" disabled={lugar >= vizinhas.length - 1} onClick={() => ir(1)}>
                Próxima
              </button>
            </>
          )}
          <button type="button" className="botao" disabled={zoom === 0} onClick={() => aproximar(-1)}>
            Afastar
          </button>
          <button type="button" className="botao" disabled={zoom === TAMANHOS.length - 1} onClick={() => aproximar(1)}>
            Aproximar
          </button>
          <button type="button" className="botao botao--principal" onClick={fechar}>
            Fechar
          </button>
        </>
      }
    >
      <div className={`monitor-comparar${fotos.length === 2 ? ' monitor-comparar--duas' : ''}`}>
        {fotos.map(foto => (
          <figure key={foto.foto}>
            <ScrollRegion className="monitor-grande" label={descricaoDe(foto)}>
              <img
                src={enderecoDe(foto.foto)}
                alt={descricaoDe(foto)}
                style={{ width: `${(TAMANHOS[zoom] ?? 1) * 100}%` }}
              />
            </ScrollRegion>
            <figcaption>
              {descricaoDe(foto)}{' '}
              <Link to={`?visao=fotos&item=${foto.fiscalizacaoId}`} onClick={fechar}>
                Abrir a fiscalização
              </Link>{' '}
              <a href={enderecoDe(foto.foto)} download>
                Baixar
              </a>
            </figcaption>
          </figure>
        ))}
      </div>
    </Dialog>
  );
}
