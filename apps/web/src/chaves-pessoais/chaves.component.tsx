import {
  ROTULO_DE_MOTIVO_DA_REVOGACAO,
  ROTULO_DE_SITUACAO_DA_CHAVE,
} from '@alipen/contracts/generated/rotulos/chaves-pessoais';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Pill, type Tone } from '../ui/pill.component.tsx';
import type { Chave, Chaves } from './chaves-pessoais.queries.ts';
import { ConfirmarChaveDialog } from './confirmar-chave.dialog.tsx';
import { RevogarChaveDialog } from './revogar-chave.dialog.tsx';
import './chaves-pessoais.css';

const TONS: Readonly<Record<Chave['situacao'], Tone>> = { A_CONFIRMAR: 'aviso', CONFIRMADA: 'ok', REVOGADA: 'neutro' };

interface Props {
  chaves: Chaves;
  /** What to do with one that waits, in this screen's words. */
  espera: string;
  vazio: ReactNode;
}

export function ListaDeChaves({ chaves: { itens, soPresas }, espera, vazio }: Props) {
  const client = useQueryClient();
  const [ato, setAto] = useState<{ qual: 'confirmar' | 'revogar'; chave: Chave } | null>(null);
  const feito = () => {
    setAto(null);
    void client.invalidateQueries();
  };
  if (itens.length === 0) return <p className="quieto">{vazio}</p>;
  return (
    <>
      <ul className="chaves">
        {itens.map(chave => (
          <li key={chave.id}>
            <div>
              <p className="chaves-nome">
                {chave.nome} <Pill tone={TONS[chave.situacao]}>{ROTULO_DE_SITUACAO_DA_CHAVE[chave.situacao]}</Pill>
              </p>
              {chave.codigo && (
                <p>
                  Código <code>{chave.codigo}</code>
                </p>
              )}
              <p className="quieto">{historiaDe(chave)}</p>
              <Ressalva chave={chave} soPresas={soPresas} espera={espera} />
            </div>
            <div className="chaves-atos">
              {chave.acoes.includes('confirmar') && (
                <Button variant="primary" onClick={() => setAto({ qual: 'confirmar', chave })}>
                  Confirmar
                </Button>
              )}
              {chave.acoes.includes('revogar') && (
                <Button aria-label={`Revogar ${chave.nome}`} onClick={() => setAto({ qual: 'revogar', chave })}>
                  Revogar
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {ato?.qual === 'confirmar' && <ConfirmarChaveDialog chave={ato.chave} feito={feito} sair={() => setAto(null)} />}
      {ato?.qual === 'revogar' && <RevogarChaveDialog chave={ato.chave} feito={feito} sair={() => setAto(null)} />}
    </>
  );
}

function historiaDe({ criadaEm, confirmadaEm, confirmadaPor, revogadaEm, revogadaPor, motivo }: Chave): string {
  const passos = [`Cadastrada em ${formatInstant(criadaEm)}`];
  if (confirmadaEm) passos.push(`confirmada em ${formatInstant(confirmadaEm)} por ${confirmadaPor}`);
  if (revogadaEm && motivo) {
    const porque = ROTULO_DE_MOTIVO_DA_REVOGACAO[motivo].toLowerCase();
    passos.push(`revogada em ${formatInstant(revogadaEm)} por ${revogadaPor}: ${porque}`);
  }
  return `${passos.join('; ')}.`;
}

/** Why it does not sign here, or what its owner should know of it. */
function Ressalva({ chave, soPresas, espera }: { chave: Chave; soPresas: boolean; espera: string }) {
  const { situacao, deste, dominio, sincronizavel } = chave;
  if (situacao === 'REVOGADA') return <p className="quieto">O que ela assinou continua valendo.</p>;
  if (!deste) return <p>Criada para {dominio}, e não assina neste endereço: cadastre outra.</p>;
  if (sincronizavel && soPresas) return <p>Não assina: pode ser copiada para outros aparelhos.</p>;
  if (situacao === 'A_CONFIRMAR') return <p>{espera}</p>;
  return sincronizavel ? <p className="quieto">O celular ou o navegador pode copiá-la para outros aparelhos.</p> : null;
}
