/** The cookie in which the page tells its time zone (IANA name), so that the server can draw the athlete's own today. */
export const TIME_ZONE_COOKIE = 'time-zone'
