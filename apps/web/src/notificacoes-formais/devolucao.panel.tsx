import type { components } from '@alipen/contracts/generated/bff';
import { useEffect, useState } from 'react';
import { basePath } from '../base/base-path.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { FileInput } from '../ui/file-input.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { paperMoment } from '../ui/paper.format.ts';
import { devolverPeloCodigo, lerNotificacaoPeloCodigo, pdfPeloCodigo } from './notificacoes-formais.calls.ts';
import './notificacoes-formais.css';

type ADevolver = components['schemas']['NotificacaoADevolver'];

/** On the supplier's page: the paper to download, sign and return. Nothing where there is none, or its time is over. */
export function DevolucaoPanel({ codigo, achada }: { codigo: string; achada?: () => void }) {
  const [lida, setLida] = useState<ADevolver | null>(null);
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    lerNotificacaoPeloCodigo(codigo).then(
      dela => {
        setLida(dela);
        if (dela.numero) achada?.();
      },
      () => undefined,
    );
  }, [codigo, achada]);
  if (!lida?.numero) return null;
  const devolver = async (arquivo: File) => {
    setErro(null);
    setEnviando(true);
    try {
      setLida(await devolverPeloCodigo(codigo, arquivo));
    } catch (error) {
      setErro(sentenceOf(error));
    } finally {
      setEnviando(false);
    }
  };
  const espera = lida.situacao !== 'DEVOLVIDA' && lida.situacao !== 'ACEITA';
  return (
    <section className="notificacao-formal" aria-label="Notificação à contratada">
      <h2>Notificação {lida.numero}</h2>
      {lida.motivo && <Notice tone="perigo">O que voltou não foi aceito: {lida.motivo} Devolva de novo.</Notice>}
      {espera ? (
        <p>
          Baixe o PDF, assine (com certificado, pelo assinador do gov.br, ou imprima, assine e digitalize) e devolva até{' '}
          <strong>{paperMoment(lida.prazo)}</strong>. Depois, só em mãos, na unidade.
        </p>
      ) : (
        <p role="status">
          {lida.situacao === 'ACEITA' ? 'A devolução foi aceita.' : 'Recebemos a notificação assinada.'}
        </p>
      )}
      <div className="notificacao-formal-botoes">
        <a className="vinculo" href={basePath + pdfPeloCodigo(codigo)} download>
          Baixar a notificação
        </a>
        {espera && (
          <FileInput
            label="Notificação assinada, em PDF"
            accept="application/pdf"
            disabled={enviando}
            onFiles={([arquivo]) => arquivo && void devolver(arquivo)}
          >
            {enviando ? 'Enviando…' : 'Enviar a assinada'}
          </FileInput>
        )}
      </div>
      {erro && <p role="alert">{erro}</p>}
    </section>
  );
}
