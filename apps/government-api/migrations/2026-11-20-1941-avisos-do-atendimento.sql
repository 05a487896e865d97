-- A unit may be told by the system, on the desk's word, beside being called.
alter table contatos_atendimento drop constraint contatos_atendimento_resultado_check;
alter table contatos_atendimento add constraint contatos_atendimento_resultado_check
  check (resultado in ('ATENDEU', 'NAO_ATENDEU', 'VAI_ENVIAR', 'ENVIADO_PELO_ATENDIMENTO', 'AVISADO'));
