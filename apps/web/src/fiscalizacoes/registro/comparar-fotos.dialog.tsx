import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { basePath } from '../../base/base-path.ts';
import { sentenceOf } from '../../base/problem.error.ts';
import { Button } from '../../ui/button.component.tsx';
import { dayOf, formatDay } from '../../ui/date.format.ts';
import { Dialog } from '../../ui/dialog.component.tsx';
import { Notice } from '../../ui/notice.component.tsx';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import '../monitoramento.css';
import { usePorcaoPadrao } from '../preenchimento/porcao-padrao.hook.ts';

export interface FotoVista {
  foto: string;
  descricao: string;
  tipoAlimentacaoId: number;
  /** undefined: there is no inspection to open. */
  fiscalizacaoId?: number;
}

interface Props {
  /** One photo, or two side by side. */
  fotos: readonly FotoVista[];
  vizinhas: readonly FotoVista[];
  fechar: () => void;
}

const TAMANHOS = [1, 1.5, 2, 3] as const;

const enderecoDe = (foto: string) => `${basePath}/api/ms-alipen/foto-refeicao?foto=${encodeURIComponent(foto)}`;

/** Arrows go to the neighbouring photo, + and − zoom; a photo can stand beside the standard portion. */
export default function CompararFotos({ fotos, vizinhas, fechar }: Props) {
  const [zoom, setZoom] = useState(0);
  const [sozinha, setSozinha] = useState(fotos.length === 1 ? fotos[0] : undefined);
  const [comPadrao, setComPadrao] = useState(false);
  const { porcao, definir, podeDefinir } = usePorcaoPadrao(sozinha?.tipoAlimentacaoId ?? 0);
  const padrao: FotoVista | null = porcao && {
    foto: porcao.foto,
    descricao: `Porção padrão, escolhida por ${porcao.definidaPor} em ${formatDay(dayOf(new Date(porcao.definidaEm)))}`,
    tipoAlimentacaoId: porcao.tipoAlimentacaoId,
  };
  const ehPadrao = sozinha !== undefined && padrao?.foto === sozinha.foto;
  const mostradas = sozinha ? [sozinha, ...(comPadrao && padrao && !ehPadrao ? [padrao] : [])] : fotos;
  const lugar = vizinhas.findIndex(({ foto }) => foto === sozinha?.foto);
  const ir = (passo: number) => {
    const outra = vizinhas[lugar + passo];
    if (sozinha && outra) setSozinha(outra);
  };
  const aproximar = (passo: number) => setZoom(antes => Math.min(TAMANHOS.length - 1, Math.max(0, antes + passo)));
  useTeclas(ir, aproximar);
  return (
    <Dialog
      title={mostradas.length === 2 ? 'Comparar fotos' : 'Foto da fiscalização'}
      width={1100}
      close={fechar}
      footer={
        <>
          {sozinha && (
            <>
              <Button disabled={lugar <= 0} onClick={() => ir(-1)}>
                Anterior
              </Button>
              <Button disabled={lugar >= vizinhas.length - 1} onClick={() => ir(1)}>
                Próxima
              </Button>
            </>
          )}
          {sozinha && padrao && !ehPadrao && (
            <Button aria-pressed={comPadrao} onClick={() => setComPadrao(antes => !antes)}>
              Porção padrão ao lado
            </Button>
          )}
          {sozinha && podeDefinir && (
            <Button disabled={definir.isPending} onClick={() => definir.mutate(ehPadrao ? null : sozinha.foto)}>
              {ehPadrao ? 'Deixar de ser a porção padrão' : 'Usar como porção padrão'}
            </Button>
          )}
          <Button disabled={zoom === 0} onClick={() => aproximar(-1)}>
            Afastar
          </Button>
          <Button disabled={zoom === TAMANHOS.length - 1} onClick={() => aproximar(1)}>
            Aproximar
          </Button>
          <Button variant="primary" onClick={fechar}>
            Fechar
          </Button>
        </>
      }
    >
      {definir.error && <Notice tone="perigo">{sentenceOf(definir.error)}</Notice>}
      {ehPadrao && <Notice tone="info">Esta é a porção padrão desta refeição.</Notice>}
      <div className={`monitor-comparar${mostradas.length === 2 ? ' monitor-comparar--duas' : ''}`}>
        {mostradas.map(vista => (
          <FotoGrande key={vista.foto} vista={vista} largura={`${(TAMANHOS[zoom] ?? 1) * 100}%`} fechar={fechar} />
        ))}
      </div>
    </Dialog>
  );
}

function useTeclas(ir: (passo: number) => void, aproximar: (passo: number) => void) {
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
}

interface FotoGrandeProps {
  vista: FotoVista;
  largura: string;
  fechar: () => void;
}

const FotoGrande = ({ vista: { foto, descricao, fiscalizacaoId }, largura, fechar }: FotoGrandeProps) => (
  <figure>
    <ScrollRegion className="monitor-grande" label={descricao}>
      <img src={enderecoDe(foto)} alt={descricao} style={{ width: largura }} />
    </ScrollRegion>
    <figcaption>
      {descricao}{' '}
      {fiscalizacaoId !== undefined && (
        <>
          <Link to={`?visao=fotos&item=${fiscalizacaoId}`} onClick={fechar}>
            Abrir a fiscalização
          </Link>{' '}
        </>
      )}
      <a href={enderecoDe(foto)} download>
        Baixar
      </a>
    </figcaption>
  </figure>
);
