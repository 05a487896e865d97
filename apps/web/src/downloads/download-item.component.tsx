import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatShortInstant } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { textoDoTamanho } from './downloads.model.ts';
import {
  baixarDownload,
  cancelarDownload,
  type Download,
  emAndamento,
  marcarDownloadLido,
  repetirDownload,
} from './downloads.queries.ts';
import { SITUACOES } from './situacoes.labels.ts';

export function ItemDownload({ item }: { item: Download }) {
  const { rotulo, tom, icone } = SITUACOES[item.situacao];
  const porVer = !item.lido && (item.situacao === 'CONCLUIDO' || item.situacao === 'ERRO');
  return (
    <li className={`downloads-item${porVer ? ' downloads-item--novo' : ''}`}>
      <div>
        <p className="downloads-titulo">{item.titulo}</p>
        <p className="downloads-linha">
          <Pill tone={tom} icon={icone}>
            {rotulo}
          </Pill>
          {porVer && <span className="so-leitor">Ainda não visto.</span>}
          <span className="quieto">{detalheDe(item)}</span>
        </p>
        {item.situacao === 'EM_PROCESSAMENTO' && (
          <p className="downloads-andamento">
            <progress max={100} value={item.progresso} aria-label={`Preparo de ${item.titulo}`} />
            <span className="quieto">{item.progresso}%</span>
          </p>
        )}
        {item.erro && item.situacao === 'ERRO' && <p className="downloads-falha">{item.erro}</p>}
      </div>
      <Acoes item={item} porVer={porVer} />
    </li>
  );
}

function detalheDe({ situacao, pedidoEm, expiraEm, bytes }: Download): string {
  const pedido = `pedido em ${formatShortInstant(pedidoEm)}`;
  if (situacao !== 'CONCLUIDO' || expiraEm === null) return pedido;
  const tamanho = bytes === null ? '' : `${textoDoTamanho(bytes)} · `;
  return `${tamanho}${pedido} · guardado até ${formatShortInstant(expiraEm)}`;
}

function Acoes({ item, porVer }: { item: Download; porVer: boolean }) {
  const baixar = useMutation(baixarDownload());
  const cancelar = useMutation(cancelarDownload());
  const repetir = useMutation(repetirDownload());
  const ler = useMutation(marcarDownloadLido());
  const falha = [baixar, cancelar, repetir, ler].find(({ isError }) => isError)?.error;
  const ocupado = [baixar, cancelar, repetir, ler].some(({ isPending }) => isPending);
  const botao = (rotulo: string, fazer: () => void, principal = false) => (
    <Button variant={principal ? 'primary' : 'plain'} disabled={ocupado} onClick={fazer}>
      {rotulo}
      <span className="so-leitor">: {item.titulo}</span>
    </Button>
  );
  return (
    <div>
      <div className="downloads-acoes">
        {item.acoes.includes('baixar') && botao('Baixar', () => baixar.mutate(item.id), porVer)}
        {item.acoes.includes('repetir') && botao('Preparar de novo', () => repetir.mutate(item.id))}
        {item.situacao === 'ERRO' && porVer && botao('Marcar como vista', () => ler.mutate(item.id))}
        {item.acoes.includes('cancelar') && emAndamento(item) && botao('Cancelar', () => cancelar.mutate(item.id))}
      </div>
      {falha && (
        <p role="alert" className="downloads-falha">
          {sentenceOf(falha)}
        </p>
      )}
    </div>
  );
}
