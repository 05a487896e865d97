import { ROTULO_DE_PAPEL_NO_CONTRATO } from '@alipen/contracts/generated/rotulos/responsaveis';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { AfastarDialog } from './afastar.dialog.tsx';
import { DesignarDialog, type LotacaoDoContrato } from './designar.dialog.tsx';
import { EncerrarDialog, VoltaDialog } from './encerrar.dialog.tsx';
import { EXERCICIOS } from './responsaveis.labels.ts';
import { type Afastamento, type Designacao, listarResponsaveis, type Responsaveis } from './responsaveis.queries.ts';
import './responsaveis.css';

interface Props {
  contratoId: number;
  lotacoes: readonly LotacaoDoContrato[];
}

/** Who answers for a contract, in its record. */
export function QuemResponde({ contratoId, lotacoes }: Props) {
  const equipe = useQuery(listarResponsaveis(contratoId));
  return (
    <QueryState query={equipe} skeletonHeight={240}>
      {lida => <Equipe equipe={lida} contratoId={contratoId} lotacoes={lotacoes} />}
    </QueryState>
  );
}

type Aberto = 'designar' | 'afastar' | Designacao | Afastamento | null;

function Equipe({ equipe, contratoId, lotacoes }: Props & { equipe: Responsaveis }) {
  const [aberto, setAberto] = useState<Aberto>(null);
  const sair = () => setAberto(null);
  const emVigor = equipe.itens.filter(({ exercicio }) => exercicio !== 'ENCERRADA');
  const antigas = equipe.itens.filter(({ exercicio }) => exercicio === 'ENCERRADA');
  return (
    <section className="responsaveis" aria-label="Quem responde pelo contrato">
      {equipe.faltas.map(falta => (
        <Notice key={falta} tone="aviso">
          {falta}
        </Notice>
      ))}
      {equipe.designa && (
        <div className="responsaveis-botoes">
          <Button variant="primary" onClick={() => setAberto('designar')}>
            Designar
          </Button>
          <Button disabled={!emVigor.length} onClick={() => setAberto('afastar')}>
            Registrar afastamento
          </Button>
        </div>
      )}
      {!equipe.itens.length && <p className="quieto">Ninguém foi designado ainda.</p>}
      <Designacoes itens={emVigor} encerrar={setAberto} />
      <Afastamentos equipe={equipe} encerrar={setAberto} />
      {antigas.length > 0 && (
        <details>
          <summary>Designações encerradas ({antigas.length})</summary>
          <Designacoes itens={antigas} encerrar={setAberto} />
        </details>
      )}
      {aberto === 'designar' && (
        <DesignarDialog contratoId={contratoId} equipe={equipe} lotacoes={lotacoes} sair={sair} />
      )}
      {aberto === 'afastar' && <AfastarDialog equipe={equipe} sair={sair} />}
      {aberto !== null && typeof aberto !== 'string' && 'papel' in aberto && (
        <EncerrarDialog designacao={aberto} sair={sair} />
      )}
      {aberto !== null && typeof aberto !== 'string' && !('papel' in aberto) && (
        <VoltaDialog afastamento={aberto} sair={sair} />
      )}
    </section>
  );
}

function Designacoes({ itens, encerrar }: { itens: readonly Designacao[]; encerrar: (qual: Designacao) => void }) {
  return (
    <ul className="responsaveis-lista">
      {itens.map(item => (
        <li key={item.id}>
          <p>
            <strong>{item.pessoa.nome}</strong> · {ROTULO_DE_PAPEL_NO_CONTRATO[item.papel]}
            {item.titular && `, substitui ${item.titular.nome}`}{' '}
            <Pill tone={EXERCICIOS[item.exercicio].tom}>{EXERCICIOS[item.exercicio].rotulo}</Pill>
          </p>
          <p className="quieto">
            {item.portaria}, de {formatDay(item.portariaEm)} · a partir de {formatDay(item.inicio)}
            {item.fim && ` até ${formatDay(item.fim)}`}
            {item.motivoDoFim && ` · ${item.motivoDoFim}`}
            {item.lotacoes.length > 0 && ` · ${item.lotacoes.map(({ nome }) => nome).join(', ')}`}
          </p>
          {item.acoes.includes('encerrar') && (
            <Button
              variant="quiet"
              aria-label={`Encerrar a designação de ${item.pessoa.nome}`}
              onClick={() => encerrar(item)}
            >
              Encerrar…
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Afastamentos({ equipe, encerrar }: { equipe: Responsaveis; encerrar: (qual: Afastamento) => void }) {
  const { afastamentos, designa } = equipe;
  if (!afastamentos.length) return null;
  return (
    <>
      <h3>Afastamentos</h3>
      <ul className="responsaveis-lista">
        {afastamentos.map(item => (
          <li key={item.id}>
            <p>
              <strong>{item.pessoa.nome}</strong> · de {formatDay(item.inicio)} a {formatDay(item.fim)} · {item.motivo}
            </p>
            {designa && (
              <Button
                variant="quiet"
                aria-label={`Encerrar o afastamento de ${item.pessoa.nome}`}
                onClick={() => encerrar(item)}
              >
                Encerrar…
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
