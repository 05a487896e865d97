import { ROTULO_DE_PAPEL_NO_CONTRATO } from '@alipen/contracts/generated/rotulos/responsaveis';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { download } from '../list/download.ts';
import { PapelAssinadoPanel } from '../papeis-assinados/papel-assinado.panel.tsx';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { AssinarDialog, RecusarDialog } from './assinar.dialog.tsx';
import { SITUACOES } from './termos.labels.ts';
import { enderecoDoTermo, type Termo } from './termos.queries.ts';

/** A term with who signed it, who still may, and the reader's buttons. */
export function TermoEscrito({ termo }: { termo: Termo }) {
  const { numero, situacao, liquidoCentavos, semRefeicoes, motivo, emitidoEm, emitidoPor, codigo, hash, assinaturas } =
    termo;
  return (
    <div className="termo">
      <p>
        <Pill tone={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Pill> <strong>{numero}</strong> ·{' '}
        {semRefeicoes ? 'mês sem refeições' : formatMoney(liquidoCentavos)}
      </p>
      <p className="quieto">
        Emitido por {emitidoPor} em {formatInstant(emitidoEm)}
      </p>
      {motivo && <p>{motivo}</p>}
      <Assinaturas termo={termo} />
      {termo.assinam.length > 0 && <p>Assina: {termo.assinam.join(', ')}.</p>}
      <p className="quieto termo-selo">
        Código <code>{codigo}</code> · SHA-256 <code>{hash}</code>
      </p>
      <Botoes termo={termo} />
      {assinaturas.length > 0 && <PapelAssinadoPanel codigo={codigo} titulo={numero} />}
    </div>
  );
}

function Assinaturas({ termo: { assinaturas } }: { termo: Termo }) {
  if (!assinaturas.length) return null;
  return (
    <ul className="termo-assinaturas">
      {assinaturas.map(({ nome, papel, qualidade, portaria, em }) => (
        <li key={em}>
          {nome}, {ROTULO_DE_PAPEL_NO_CONTRATO[papel].toLowerCase()}
          {qualidade === 'SUBSTITUTO' && ' (em substituição)'}, {portaria} · {formatInstant(em)}
        </li>
      ))}
    </ul>
  );
}

function Botoes({ termo }: { termo: Termo }) {
  const { acoes, impedimento, numero } = termo;
  const [aberto, setAberto] = useState<'assinar' | 'recusar' | null>(null);
  const [falha, setFalha] = useState<string>();
  const sair = () => setAberto(null);
  const baixar = () => download(enderecoDoTermo(termo), {}).catch((erro: unknown) => setFalha(sentenceOf(erro)));
  return (
    <>
      {impedimento && <p className="quieto">{impedimento}</p>}
      <div className="recebimento-botoes">
        {acoes.includes('assinar') && (
          <Button variant="primary" onClick={() => setAberto('assinar')}>
            Assinar
          </Button>
        )}
        {acoes.includes('recusar') && <Button onClick={() => setAberto('recusar')}>Recusar</Button>}
        <Button aria-label={`Baixar em PDF o termo ${numero}`} onClick={baixar}>
          <FilePdfIcon size={20} aria-hidden />
          Baixar em PDF
        </Button>
      </div>
      {falha && <p role="alert">{falha}</p>}
      {aberto === 'assinar' && <AssinarDialog termo={termo} sair={sair} />}
      {aberto === 'recusar' && <RecusarDialog termo={termo} sair={sair} />}
    </>
  );
}
