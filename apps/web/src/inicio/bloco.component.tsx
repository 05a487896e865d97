import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { useInicio } from './inicio.context.ts';
import { type DadosDo, type NomeDoBloco, relerBloco } from './inicio.queries.ts';

interface Props<N extends NomeDoBloco> {
  nome: N;
  titulo: string;
  /** The tile's height in px with its usual content, so that nothing jumps when it arrives. */
  altura: number;
  classe?: string;
  children: (dados: DadosDo<N>) => ReactNode;
}

export function Bloco<N extends NomeDoBloco>({ nome, titulo, altura, classe = '', children }: Props<N>) {
  const { inicio } = useInicio();
  const bloco = inicio?.blocos[nome];
  return (
    <Card className={`inicio-bloco ${classe}`} aria-label={titulo} style={{ minHeight: altura }}>
      {!inicio && <div className="esqueleto inicio-esqueleto" role="status" aria-label={`Carregando: ${titulo}`} />}
      {bloco && 'problema' in bloco && <Falha nome={nome} titulo={titulo} problema={bloco.problema} />}
      {bloco && 'dados' in bloco && children(bloco.dados as DadosDo<N>)}
    </Card>
  );
}

interface FalhaProps {
  nome: NomeDoBloco;
  titulo: string;
  problema: { detail: string; instance: string };
}

/** How long a tile waits before it asks again by itself, each time; after the last, a person asks. */
const DE_NOVO_MS = [4_000, 15_000, 60_000] as const;

function Falha({ nome, titulo, problema }: FalhaProps) {
  const { papel, data } = useInicio();
  const client = useQueryClient();
  const [lendo, setLendo] = useState(false);
  const [vez, setVez] = useState(0);
  const reler = useCallback(() => {
    setLendo(true);
    // On another failure the tile keeps its error.
    relerBloco(client, papel, data, nome)
      .catch(() => undefined)
      .finally(() => {
        setLendo(false);
        setVez(antes => antes + 1);
      });
  }, [client, papel, data, nome]);
  useEffect(() => {
    const espera = DE_NOVO_MS[vez];
    if (lendo || espera === undefined) return;
    const timer = setTimeout(reler, espera);
    return () => clearTimeout(timer);
  }, [vez, lendo, reler]);
  return (
    <>
      <h2>{titulo}</h2>
      <Notice
        tone="perigo"
        action={
          <Button disabled={lendo} onClick={reler}>
            Tentar de novo<span className="so-leitor">: {titulo}</span>
          </Button>
        }
      >
        {problema.detail} <small>Código para o atendimento: {problema.instance}</small>
      </Notice>
    </>
  );
}
