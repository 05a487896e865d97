/**
 * For a machine of 2 cores and 2 GB that also runs the two servers. Given at every start, so that a new release changes them
 * without touching anybody's files. https://www.postgresql.org/docs/18/runtime-config.html
 */
export const SETTINGS: Readonly<Record<string, string>> = {
  // The pool of the government API, its listener, and a command beside them.
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  // No standby follows it: copies are made by `npm run backup`.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // These avoid processes that would be kept for what is not used.
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Errors are told to whoever asked; the log only has what concerns the server itself.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/** For what lives as long as a test run: nothing waits for the disk. */
export const NOT_DURABLE: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '256MB',
  max_wal_size: '4GB',
  autovacuum: 'off',
};
