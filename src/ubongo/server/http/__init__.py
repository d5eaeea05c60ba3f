"""What every HTTP answer shares: cookies, responses, security headers, static files."""
