import { formatHour } from '../ui/date.format.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
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
      className="portao"
      width={560}
      title={tituloDa(folha)}
      close={fechar}
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
