import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Drawer } from 'antd';
import { formatHour } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { overlayContainer } from '../ui/overlay.container.ts';
import { ConferenciaBlocos } from './conferencia-blocos.component.tsx';
import { useFolha } from './folha.hook.ts';
import { type Folha, tituloDa } from './folha.model.ts';
import { Rodape } from './rodape.component.tsx';

export function ConferenciaSheet({ fechar, ...folha }: Folha & { fechar: () => void }) {
  const { conferencia, mudar, registrar, falhas, falhaDoAparelho } = useFolha(folha, fechar);
  const { dia, entrega, abertura } = folha;
  const { inicioEm, fimEm } = entrega.janela;
  const fuso = dia.fusoHorario;
  return (
    <Drawer
      open
      rootClassName="portao"
      getContainer={overlayContainer}
      size="min(560px, 100vw)"
      title={tituloDa(folha)}
      closable={{ closeIcon: <XIcon size={22} aria-hidden /> }}
      onClose={fechar}
      footer={
        conferencia && (
          <Rodape conferencia={conferencia} modo={abertura.modo} falhas={falhas} mudar={mudar} registrar={registrar} />
        )
      }
    >
      <p className="quieto portao-resumo">
        {dia.lotacao.nome} · {entrega.fornecedor ?? 'sem fornecedor'} · pedido {entrega.pedido.numero} · janela{' '}
        {formatHour(inicioEm, fuso)}–{formatHour(fimEm, fuso)}
      </p>
      {falhaDoAparelho && <Notice tone="perigo">{falhaDoAparelho}</Notice>}
      {conferencia && <ConferenciaBlocos folha={folha} conferencia={conferencia} falhas={falhas} mudar={mudar} />}
    </Drawer>
  );
}
