import type { components } from '@alipen/contracts/generated/bff';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addDays, formatDay } from '../ui/date.format.ts';
import { DateField, today } from '../ui/date-field.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { Select } from '../ui/select.component.tsx';
import { type ContratoDetalhado, type LotacaoAtendida, listarContratos } from './fornecedores.queries.ts';
import { Recusa } from './recusa.component.tsx';
import { Refeicoes, useRefeicoesDoContrato } from './refeicoes.component.tsx';
import { useTransferencia } from './transferencia.hook.ts';
import { TransferenciaBotoes } from './transferencia-botoes.component.tsx';
import { ResumoDaTransferencia } from './transferencia-resumo.component.tsx';

interface Props {
  contrato: ContratoDetalhado;
  atendidas: readonly LotacaoAtendida[];
  /** Units chosen on the table; empty means all. */
  escolhidas: readonly number[];
  fechar: () => void;
}

const ABERTOS = ['FUTURO', 'VIGENTE', 'A_VENCER'];

export function Transferencia({ contrato, atendidas, escolhidas, fechar }: Props) {
  const contratos = useQuery(listarContratos());
  const { nomes, todas } = useRefeicoesDoContrato(contrato);
  const [destino, setDestino] = useState('');
  const [aPartirDe, setAPartirDe] = useState<string | null>(addDays(today(), 1));
  const [refeicoes, setRefeicoes] = useState<readonly number[] | null>(null);
  const transferindo = useTransferencia();
  const { simular, transferir } = transferindo;
  const corpo: components['schemas']['NovaTransferencia'] = {
    origemContratoId: contrato.id,
    destinoContratoId: Number(destino),
    aPartirDe: aPartirDe ?? '',
    ...(escolhidas.length > 0 && { lotacaoIds: [...escolhidas] }),
    ...(refeicoes && { refeicoes: [...refeicoes] }),
  };
  const feito = transferir.data;
  const previsto = simular.data;
  const total = new Set(atendidas.map(({ lotacao }) => lotacao.id)).size;
  const quantas = formatCount(escolhidas.length || total, 'lotação', 'lotações');
  return (
    <Dialog
      title={feito ? 'Lotações transferidas' : previsto ? 'Confira antes de transferir' : `Transferir ${quantas}`}
      close={fechar}
      busy={transferir.isPending}
      width={760}
      footer={
        <TransferenciaBotoes
          transferindo={transferindo}
          corpo={corpo}
          pronta={Boolean(destino && aPartirDe && refeicoes?.length !== 0)}
          fechar={fechar}
        />
      }
    >
      <div className="dialogo-corpo">
        <Recusa erro={simular.error ?? transferir.error} />
        {feito ? (
          <ResumoDaTransferencia resultado={feito} />
        ) : previsto ? (
          <ResumoDaTransferencia resultado={previsto} />
        ) : (
          <>
            <p>
              {escolhidas.length ? `As ${quantas} escolhidas` : `Todas as ${quantas}`} de {contrato.fornecedor} (
              {contrato.numero}). Até a véspera nada muda; os pedidos já enviados desse dia em diante passam ao novo
              fornecedor, com os preços dele.
            </p>
            <Field label="Para o contrato">
              <Select value={destino} onChange={({ target }) => setDestino(target.value)}>
                <option value="">Escolha o contrato</option>
                {contratos.data?.itens
                  .filter(({ id, situacao }) => id !== contrato.id && ABERTOS.includes(situacao))
                  .map(({ id, numero, fornecedor, vigenciaFim, encerradoEm }) => (
                    <option key={id} value={id}>
                      {numero} · {fornecedor} · até {formatDay(encerradoEm ?? vigenciaFim)}
                    </option>
                  ))}
              </Select>
            </Field>
            <DateField label="A partir de" value={aPartirDe} onChange={setAPartirDe} />
            <Refeicoes ids={todas} nomes={nomes} escolhidas={refeicoes ?? todas} escolher={setRefeicoes} />
          </>
        )}
      </div>
    </Dialog>
  );
}
