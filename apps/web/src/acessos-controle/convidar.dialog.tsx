import { useId } from 'react';
import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { addDays } from '../ui/date.format.ts';
import { type Form, useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { DayField, TextField } from '../ui/form-field.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { today } from '../ui/today.ts';
import { convidarControle } from './acessos-controle.mutations.ts';
import type { NovoAcesso } from './acessos-controle.queries.ts';

/** Days, until somebody says otherwise. */
const PRAZO = 90;
const CURTO = 3;

interface Convite {
  nome: string;
  cpf: string;
  email: string;
  instituicao: string;
  documento: string;
  lotacaoId: { id: number; name: string } | null;
  ate: string | null;
}

const NADA: Omit<Convite, 'ate'> = { nome: '', cpf: '', email: '', instituicao: '', documento: '', lotacaoId: null };

const dadosDe = ({ nome, cpf, email, instituicao, documento, lotacaoId, ate }: Convite): NovoAcesso => ({
  nome: nome.trim(),
  cpf: cpf.replaceAll(/\D/g, ''),
  email: email.trim() || null,
  instituicao: instituicao.trim(),
  documento: documento.trim(),
  lotacaoId: lotacaoId?.id ?? null,
  ate: ate ?? '',
});

const pronto = ({ nome, cpf, instituicao, documento, ate }: Convite): boolean =>
  [nome, instituicao, documento].every(texto => texto.trim().length >= CURTO) &&
  cpf.replaceAll(/\D/g, '').length === 11 &&
  ate !== null;

export default function ConvidarDialog({ sair }: { sair: () => void }) {
  const lotacao = useId();
  const form = useForm<Convite>({
    start: () => ({ ...NADA, ate: addDays(today(), PRAZO) }),
    send: convite => convidarControle(dadosDe(convite)),
    onSent: sair,
    ready: pronto,
  });
  return (
    <FormDialog
      title="Convidar para o controle externo"
      form={form}
      verb="Convidar"
      doing="Convidando…"
      close={sair}
      className="controle-formulario"
      long
    >
      <p>
        A pessoa só lê: mapas, pedidos, recebimentos, fiscalizações, medições, notas e auditorias. Não vê dietas nem
        quem está preso, não altera nada, e cada leitura fica registrada.
      </p>
      <Quem form={form} />
      <TextField form={form} name="instituicao" label="Instituição" required maxLength={200} />
      <TextField form={form} name="documento" label="Ofício ou decisão que pede o acesso" required maxLength={120} />
      <div className="campo">
        <label htmlFor={lotacao}>
          <span className="campo-rotulo">Lotação (em branco, todas)</span>
        </label>
        <SearchSelect
          id={lotacao}
          label="Lotação"
          placeholder="Todas as lotações"
          value={form.values.lotacaoId}
          onChange={lotacaoId => form.set({ lotacaoId })}
          query={procurarLotacoes}
          choicesOf={escolhasDe}
        />
      </div>
      <DayField form={form} name="ate" label="Vale até" />
      <p className="quieto">No máximo um ano. Depois de convidar, faça a primeira senha, em papel.</p>
    </FormDialog>
  );
}

const Quem = ({ form }: { form: Form<Convite> }) => (
  <>
    <TextField form={form} name="nome" label="Nome completo" required maxLength={200} autoComplete="off" />
    <TextField form={form} name="cpf" label="CPF" required maxLength={14} inputMode="numeric" autoComplete="off" />
    <TextField form={form} name="email" label="E-mail (opcional)" type="email" maxLength={200} autoComplete="off" />
  </>
);
