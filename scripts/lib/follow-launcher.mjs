// Loaded into the server: when the launcher is gone, however it ended, the server stops too, in its orderly way.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
