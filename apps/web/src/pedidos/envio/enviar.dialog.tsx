import { useState } from 'react';
import { Button } from '../../ui/button.component.tsx';
import { Dialog } from '../../ui/dialog.component.tsx';
import { firstFocus } from '../../ui/first-focus.ts';
import { formatInteger, formatMoney, formatSigned } from '../../ui/number.format.ts';
import { ScrollRegion } from '../../ui/scroll-region.component.tsx';
import { Table } from '../../ui/table.component.tsx';
import { fornecedoresDe } from '../contratos.texts.ts';
import { preencher } from '../grade/grade.model.ts';
import { totaisDe } from '../grade/grade.totals.ts';
import { EscolhaDoMotivo } from '../motivo/motivo.component.tsx';
import type { MotivoDoEnvio } from '../motivo/motivo.model.ts';
import { completa, type Escolha, faltaNa, motivada, SEM_ESCOLHA, vazia } from '../motivo/motivo.model.ts';
import { contextoDe } from '../pedidos.queries.ts';
import type { PedidoDoDiaAberto } from '../rascunho/pedido-do-dia.hook.ts';
import type { Avisos } from './avisos-pedido.rules.ts';

interface Props {
  aberto: PedidoDoDiaAberto;
  avisos: Avisos;
  confirmar: (motivo: MotivoDoEnvio | null) => void;
  cancelar: () => void;
}

export default function EnviarDialog({ aberto, avisos, confirmar, cancelar }: Props) {
  const { grade, aoVivo, preparo } = aberto;
  const [escolha, setEscolha] = useState<Escolha>(SEM_ESCOLHA);
  const [tentou, setTentou] = useState(false);
  const exige = avisos.exigem.length > 0;
  // The reason given when it was first sent still holds.
  const dito = aberto.visto?.justificativa ?? null;
  const falta = vazia(escolha) ? exige && !dito : !completa(escolha);
  const enviar = () => (falta ? setTentou(true) : confirmar(motivada(escolha)));

  return (
    <Dialog
      title={`Conferir e enviar · ${preparo.lotacao.nome}`}
      long
      close={cancelar}
      width={560}
      footer={
        <>
          <Button onClick={cancelar}>Voltar</Button>
          <Button
            variant="primary"
            // Enter sends what was just read, unless a reason is asked first.
            ref={exige ? undefined : firstFocus}
            onClick={enviar}
          >
            {aberto.status.phase === 'offline' ? 'Enviar quando voltar a conexão' : 'Enviar pedido'}
          </Button>
        </>
      }
    >
      <Totais aberto={aberto} />
      <p className="quieto">
        {preparo.contratos.length > 0 ? `Recebe: ${fornecedoresDe(preparo.contratos)}` : 'Sem contrato vigente'} ·{' '}
        {formatMoney(totaisDe(grade, aoVivo).custoCentavos)} previstos
      </p>
      {(exige || avisos.costumes.length > 0) && (
        <Motivo
          avisos={avisos}
          encerrado={preparo.prazo.encerrado}
          dito={dito}
          escolha={escolha}
          escolher={setEscolha}
          erro={tentou && falta ? faltaNa(escolha) : null}
        />
      )}
    </Dialog>
  );
}

function Totais({ aberto: { grade, aoVivo } }: { aberto: PedidoDoDiaAberto }) {
  const agora = totaisDe(grade, aoVivo);
  const semana = totaisDe(
    grade,
    preencher(grade, ({ semanaPassada }) => semanaPassada ?? 0),
  );
  const houve = grade.celulas.some(row => row.some(celula => celula?.semanaPassada != null));
  const linhas = grade.refeicoes.map(({ id, nome }, linha) => ({
    id,
    nome,
    total: agora.porRefeicao[linha]?.total ?? 0,
    antes: semana.porRefeicao[linha]?.total ?? 0,
  }));
  return (
    <Table className="conferencia">
      <thead>
        <tr>
          <th scope="col">Refeição</th>
          <th scope="col">Total</th>
          <th scope="col">Semana passada</th>
          <th scope="col">Diferença</th>
        </tr>
      </thead>
      <tbody>
        {[...linhas, { id: 0, nome: 'Total do dia', total: agora.total, antes: semana.total }].map(
          ({ id, nome, total, antes }) => (
            <tr key={id}>
              <th scope="row">{nome}</th>
              <td>{formatInteger(total)}</td>
              <td>{houve ? formatInteger(antes) : '—'}</td>
              <td>{houve ? formatSigned(total - antes) : '—'}</td>
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
}

interface MotivoProps {
  avisos: Avisos;
  encerrado: boolean;
  dito: string | null;
  escolha: Escolha;
  escolher: (escolha: Escolha) => void;
  erro: string | null;
}

function Motivo({ avisos, encerrado, dito, escolha, escolher, erro }: MotivoProps) {
  const exige = avisos.exigem.length > 0;
  return (
    <>
      <ScrollRegion label="Avisos do pedido" className="justificativa-motivos">
        <ul>
          {[...avisos.exigem, ...avisos.costumes].map(motivo => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      </ScrollRegion>
      {dito && <p>Motivo já registrado: {dito}</p>}
      <EscolhaDoMotivo
        contexto={contextoDe(encerrado)}
        escolha={escolha}
        escolher={escolher}
        legenda={exige && !dito ? undefined : dito ? 'Outro motivo (se mudou)' : 'Motivo (se quiser explicar)'}
        erro={erro}
        primeira={exige}
      />
    </>
  );
}
